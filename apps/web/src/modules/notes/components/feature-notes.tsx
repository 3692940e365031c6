import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Note } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useMember } from '../../../data/session/member.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import section from '../../../ui/page/section.module.css';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { createNote, deleteNote, useNotes } from '../api.ts';
import { giveBack } from '../note-words.ts';
import classes from './feature-notes.module.css';
import { NoteForm } from './note-form.tsx';

interface FeatureNotesProps {
  readonly code: string;
  readonly canWrite: boolean;
  /** Of anyone, not only one's own. */
  readonly canDeleteAny: boolean;
}

/** Sends a note; it is listed optimistically, and its text is restored on failure. */
function useSendNote(code: string) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [sending, setSending] = useState<string | null>(null);
  const send = async (words: string) => {
    setSending(words);
    setText('');
    try {
      const note = await createNote(code, words);
      // Its event may have arrived before.
      queryClient.setQueryData<Note[]>(queryKeys.notes(code), (notes = []) =>
        notes.some(({ id }) => id === note.id) ? notes : [note, ...notes],
      );
    } catch (error) {
      setText((typed) => giveBack(words, typed));
      showToast({ tone: 'error', title: t('report.notes.addFailed'), message: toErrorText(t, error) });
    }
    setSending(null);
  };
  // One in flight could still come back.
  useLeaveGuard(() => text.trim() !== '' || sending !== null);
  return { text, setText, sending, send };
}

/** Notes on a feature by people of the project, live. */
export function FeatureNotes({ code, canWrite, canDeleteAny }: FeatureNotesProps) {
  const t = useTranslate();
  const me = useMember();
  const query = useNotes(code);
  const { text, setText, sending, send } = useSendNote(code);
  const count = query.data?.length ?? 0;
  return (
    <section className={section.section} aria-labelledby="notes">
      <h2 id="notes" className={section.title}>
        {count === 0 ? t('report.notes.title') : t('report.notes.count', { count })}
      </h2>
      {canWrite && (
        <NoteForm
          text={text}
          isBusy={sending !== null}
          onText={setText}
          onSend={(words) => void send(words)}
        />
      )}
      <AsyncView
        query={query}
        skeleton={<SkeletonRows rows={2} picture="round" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(notes) => notes.length === 0 && sending === null}
        empty={<p className={classes.empty}>{t('report.notes.empty')}</p>}
      >
        {(notes) => (
          <ul className={classes.list} aria-live="polite">
            {sending !== null && (
              <li className={classes.note} data-pending>
                <InitialsAvatar
                  name={me?.display_name ?? ''}
                  seed={me?.member_id ?? 0}
                  url={me?.avatar_url}
                />
                <div className={classes.body}>
                  <p className={classes.head}>
                    <span className={classes.author}>{me?.display_name}</span>
                    <span className={classes.time}>{t('report.notes.sending')}</span>
                  </p>
                  <p className={classes.text}>{sending}</p>
                </div>
              </li>
            )}
            {notes.map((note) => (
              <NoteRow
                key={note.id}
                code={code}
                note={note}
                canDelete={canDeleteAny || (me !== undefined && note.member_id === me.member_id)}
              />
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

interface NoteRowProps {
  readonly code: string;
  readonly note: Note;
  readonly canDelete: boolean;
}

function NoteRow({ code, note, canDelete }: NoteRowProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const name = note.display_name ?? t('common.unknownPerson');
  const remove = async () => {
    const isSure = await confirm({
      title: t('report.notes.deleteTitle'),
      text: t('report.notes.deleteText'),
      confirmLabel: t('features.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      await deleteNote(note.id);
      queryClient.setQueryData<Note[]>(queryKeys.notes(code), (notes) =>
        notes?.filter(({ id }) => id !== note.id),
      );
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('report.notes.deleteFailed'), message: toErrorText(t, error) });
    }
  };
  return (
    <li className={classes.note}>
      <InitialsAvatar name={name} seed={note.member_id ?? 0} url={note.avatar_url} />
      <div className={classes.body}>
        <p className={classes.head}>
          <span className={classes.author}>{name}</span>
          <RelativeTime value={note.created_at} className={classes.time ?? ''} />
        </p>
        <p className={classes.text}>{note.text}</p>
      </div>
      {canDelete && (
        <Hint label={t('report.notes.delete')}>
          <ActionIcon
            size={24}
            loading={isBusy}
            aria-label={t('report.notes.deleteOf', { name })}
            onClick={() => void remove()}
          >
            <IconTrash size={15} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Hint>
      )}
    </li>
  );
}
