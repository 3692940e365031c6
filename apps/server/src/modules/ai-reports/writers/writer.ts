import type { Fact, ReportLanguage, ReportSection } from '@waypost/contract';

/** What a writer is given: facts and the question, never features. */
export interface WritingTask {
  readonly facts: readonly Fact[];
  readonly layerName: string;
  readonly language: ReportLanguage;
  /** In which days and times are told, by its IANA name. */
  readonly timeZone: string;
  /** What a person asked, and how they want it told; empty if they did not say. */
  readonly question: string;
  readonly instructions: string;
}

/** A sentence that is left out, and why, for its writer. */
export interface RefusedSentence {
  readonly kind: ReportSection['kind'];
  readonly text: string;
  readonly reason: string;
}

/** Writes a report whose sentences name their facts. */
export interface ReportWriter {
  /** Named in each report. */
  readonly model: string;
  readonly isBuiltIn: boolean;
  write(task: WritingTask, signal: AbortSignal): Promise<readonly ReportSection[]>;
  /** Writes sentences that were refused once again; absent if they would come out the same. */
  rewrite?(
    task: WritingTask,
    refused: readonly RefusedSentence[],
    signal: AbortSignal,
  ): Promise<readonly ReportSection[]>;
}
