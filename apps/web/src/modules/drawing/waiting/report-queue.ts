import { ApiError } from '@waypost/client';
import type { Feature } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';
import { isPassingFault } from '../../../data/session/passing-fault.ts';
import { inOneTab, openTabs } from './in-one-tab.ts';
import { deleteReport, listReports, saveReport, type WaitingReport } from './waiting-reports.ts';

/** How soon it is tried again where the browser does not notice that the network is back. */
const RETRY_MS = 15_000;

export interface ReportQueue {
  readonly reports: readonly WaitingReport[];
  readonly isSending: boolean;
}

const EMPTY: ReportQueue = { reports: [], isSending: false };

/** The member's reports that wait for the network. */
export const reportQueue = createStore<ReportQueue>(EMPTY);

/** What becomes of reports. */
export interface QueueHands {
  /** Whether the member is still the one who is signed in. */
  readonly isMember: () => Promise<boolean>;
  /** @throws ApiError */
  readonly send: (report: WaitingReport) => Promise<Feature>;
  readonly onSaved: (report: WaitingReport, feature: Feature) => void;
  /** Takes over a report that the server refused, before it is deleted here. */
  readonly onRefused: (report: WaitingReport, error: unknown) => Promise<void>;
}

interface OpenQueue {
  readonly memberId: number;
  readonly hands: QueueHands;
  readonly signal: AbortSignal;
  readonly tellTabs: () => void;
}

let queue: OpenQueue | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
/** The network may come back while a try still waits for it. */
let isAskedAgain = false;

const hasNoAnswer = (error: unknown) => error instanceof ApiError && error.status === 0;
/** 401 ends the session, or the next try has a new token. */
const isForLater = (error: unknown) =>
  isPassingFault(error) || (error instanceof ApiError && [401, 408].includes(error.status));

async function showReports({ memberId, signal }: OpenQueue): Promise<void> {
  const reports = await listReports(memberId);
  if (!signal.aborted) reportQueue.set({ reports });
}

async function drop(open: OpenQueue, { drawing }: WaitingReport): Promise<void> {
  await deleteReport(open.memberId, drawing.id);
  open.tellTabs();
  await showReports(open);
}

/** @returns whether it makes sense to try others. */
async function sendOne(open: OpenQueue, report: WaitingReport): Promise<boolean> {
  try {
    const feature = await open.hands.send(report);
    await drop(open, report);
    open.hands.onSaved(report, feature);
  } catch (error) {
    if (open.signal.aborted || hasNoAnswer(error)) return false;
    if (isForLater(error)) return true;
    await open.hands.onRefused(report, error);
    await drop(open, report);
  }
  return true;
}

/** Sends each report once, oldest first. What another tab sent meanwhile is no longer in the list. */
async function sendEach(open: OpenQueue): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const reports = await listReports(open.memberId);
    const next = reports.find(({ drawing }) => !tried.has(drawing.id));
    if (next === undefined || open.signal.aborted) return;
    if (tried.size === 0 && !(await open.hands.isMember())) return;
    tried.add(next.drawing.id);
    if (!(await sendOne(open, next))) return;
  }
}

/** Sends what waits, and tries again later while something is left. */
export async function sendReports(): Promise<void> {
  const open = queue;
  if (open === null) return;
  if (reportQueue.get().isSending) {
    isAskedAgain = true;
    return;
  }
  clearTimeout(retry);
  reportQueue.set({ isSending: true });
  do {
    isAskedAgain = false;
    // Without a network, or without storage, it is tried again.
    await inOneTab(() => sendEach(open)).catch(() => undefined);
    await showReports(open).catch(() => undefined);
  } while (isAskedAgain && !open.signal.aborted);
  if (open.signal.aborted) return;
  reportQueue.set({ isSending: false });
  if (reportQueue.get().reports.length > 0) retry = setTimeout(sendReports, RETRY_MS);
}

/** Sends a member's waiting reports from now on; returns a function that stops that without loss. */
export function openReports(memberId: number, hands: QueueHands): () => void {
  const stopping = new AbortController();
  const tabs = openTabs(() => void showReports(open).catch(() => undefined));
  const open: OpenQueue = { memberId, hands, signal: stopping.signal, tellTabs: tabs.tell };
  queue = open;
  const trySending = () => void sendReports();
  showReports(open).then(trySending, () => undefined);
  window.addEventListener('online', trySending);
  return () => {
    stopping.abort();
    clearTimeout(retry);
    window.removeEventListener('online', trySending);
    tabs.close();
    queue = null;
    reportQueue.set(EMPTY);
  };
}

/**
 * Keeps a report until the network is back.
 * @throws where the browser stores nothing
 */
export async function keepReport(memberId: number, report: WaitingReport): Promise<void> {
  await saveReport(memberId, report);
  if (queue === null) return;
  queue.tellTabs();
  await showReports(queue);
  clearTimeout(retry);
  retry = setTimeout(sendReports, RETRY_MS);
}

/** Takes a report out of the queue, unless the server has got it meanwhile; `take` has it before it is deleted here. */
export async function takeReport(id: string, take: (report: WaitingReport) => Promise<void>): Promise<void> {
  const open = queue;
  if (open === null) return;
  await inOneTab(async () => {
    const report = (await listReports(open.memberId)).find(({ drawing }) => drawing.id === id);
    if (report === undefined) return;
    await take(report);
    await drop(open, report);
  });
}
