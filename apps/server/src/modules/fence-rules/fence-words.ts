import type { FenceDelivery } from '@waypost/contract';
import type { MessageLanguage } from '../../platform/message-language.ts';

/** What a mail or a text about a crossing says. `what` is a crossing in words, such as “Bo Lind entered Reef”. */
interface Words {
  /** Between a subject and the name of a geofence. */
  readonly verbs: Readonly<Record<FenceDelivery['kind'], string>>;
  /** Of a vessel, lost from sight inside, which does not say that it left. */
  readonly lost: string;
  readonly unnamed: Readonly<Record<'member' | 'device' | 'vessel', string>>;
  told(what: string, time: string): string;
  moved(what: string, time: string, before: string): string;
  withdrawn(what: string, time: string): string;
  correction(what: string): string;
  readonly byProgram: string;
  reason(project: string): string;
  /** Before a text about a correction. */
  readonly short: Readonly<Record<'moved' | 'withdrawn', string>>;
}

export const FENCE_WORDS: Readonly<Record<MessageLanguage, Words>> = {
  en: {
    verbs: {
      enter: 'entered',
      leave: 'left',
      dwell: 'is still inside',
      still: 'stopped moving inside',
      absent: 'was not heard of any more inside',
      lost_near: 'was lost from sight near',
    },
    lost: 'was lost from sight inside',
    unnamed: { member: 'Somebody', device: 'A device', vessel: 'A vessel' },
    told: (what, time) => `${what} at ${time}.`,
    moved: (what, time, before) => `A correction: ${what} at ${time}, not at ${before} as told before.`,
    withdrawn: (what, time) =>
      `Withdrawn: later positions show that it did not happen that ${what} at ${time}.`,
    correction: (what) => `Correction: ${what}`,
    byProgram: 'A program told this; it was not judged from positions.',
    short: { moved: 'Correction', withdrawn: 'Withdrawn' },
    reason: (project) => `A rule of the project “${project}” tells you of this.`,
  },
  es: {
    verbs: {
      enter: 'entró en',
      leave: 'salió de',
      dwell: 'sigue dentro de',
      still: 'dejó de moverse dentro de',
      absent: 'dejó de dar señales dentro de',
      lost_near: 'se perdió de vista cerca de',
    },
    lost: 'se perdió de vista dentro de',
    unnamed: { member: 'Alguien', device: 'Un dispositivo', vessel: 'Una embarcación' },
    told: (what, time) => `${what} (${time}).`,
    moved: (what, time, before) => `Corrección: ${what} (${time}), y no a la hora que se avisó (${before}).`,
    withdrawn: (what, time) =>
      `Aviso retirado: según posiciones posteriores, esto no ocurrió: ${what} (${time}).`,
    correction: (what) => `Corrección: ${what}`,
    byProgram: 'Lo contó un programa; no se dedujo de posiciones.',
    short: { moved: 'Corrección', withdrawn: 'Retirado' },
    reason: (project) => `Recibes este aviso por una regla del proyecto «${project}».`,
  },
};

/** The name of a geofence after “inside” or “near”. */
export const QUOTED: Readonly<Record<MessageLanguage, (name: string) => string>> = {
  en: (name) => `“${name}”`,
  es: (name) => `«${name}»`,
};
