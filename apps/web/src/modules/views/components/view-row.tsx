import { ActionIcon, TextInput } from '@mantine/core';
import { IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { SavedView, SavedViewUpdate } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { deleteView, updateView } from '../api.ts';
import { toNameFault } from '../name-fault.ts';
import { fromViewQuery } from '../view-query.ts';
import classes from './views-panel.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface ViewRowProps {
  readonly view: SavedView;
  readonly isOwn: boolean;
  readonly canChange: boolean;
  readonly canShare: boolean;
}

/** A saved view: a press on its name shows it, and whoever may renames, shares or deletes it. */
export function ViewRow({ view, isOwn, canChange, canShare }: ViewRowProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, is_shared, display_name } = view;
  const change = useChange(view);
  const show = () => void navigate({ to: '.', search: () => fromViewQuery(view.query) });
  const by = isOwn
    ? t(is_shared ? 'views.sharedByYou' : 'views.own')
    : t('views.sharedBy', { name: display_name ?? t('common.unknownPerson') });
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameForm
          name={name}
          onName={(next) => void change.update({ name: next })}
          onDone={() => setIsRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} onClick={show}>
        <span className={classes.name}>{name}</span>
        <span className={classes.by}>{by}</span>
      </button>
      {canChange && (
        <div className={classes.actions}>
          {(canShare || is_shared) && (
            <ActionIcon
              aria-label={t('views.shareName', { name })}
              aria-pressed={is_shared}
              className={classes.share}
              onClick={() => void change.update({ is_shared: !is_shared })}
            >
              <IconUsers {...ICON} />
            </ActionIcon>
          )}
          <ActionIcon aria-label={t('views.renameName', { name })} onClick={() => setIsRenaming(true)}>
            <IconPencil {...ICON} />
          </ActionIcon>
          <ActionIcon aria-label={t('views.deleteName', { name })} onClick={() => void change.remove()}>
            <IconTrash {...ICON} />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}

/** Changing and deleting a view, each with a message. */
function useChange({ project_id, view_id, name, is_shared }: SavedView) {
  const t = useTranslate();
  const run = async (work: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await work();
      showToast({ tone: 'good', message: done });
    } catch (error) {
      showToast({ tone: 'error', title: failed, message: toErrorText(t, error) });
    }
    await queryClient.invalidateQueries({ queryKey: ['views'] });
  };
  return {
    update: (body: SavedViewUpdate) =>
      run(() => updateView(project_id, view_id, body), t('views.changed'), t('views.changeFailed')),
    async remove() {
      const isConfirmed = await confirm({
        title: t('views.deleteTitle', { name }),
        text: t(is_shared ? 'views.deleteShared' : 'views.deleteText'),
        confirmLabel: t('views.delete'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
      });
      if (!isConfirmed) return;
      await run(() => deleteView(project_id, view_id), t('views.deleted'), t('views.deleteFailed'));
    },
  };
}

interface RenameFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onDone: () => void;
}

/** The name of a view to be typed over; Enter takes it, Escape leaves it. */
function RenameForm({ name, onName, onDone }: RenameFormProps) {
  const t = useTranslate();
  const [text, setText] = useState(name);
  const fault = toNameFault(text);
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (fault !== null) return;
    if (text.trim() !== name) onName(text.trim());
    onDone();
  };
  return (
    <form className={classes.rename} noValidate onSubmit={take}>
      <TextInput
        autoFocus
        aria-label={t('views.renameName', { name })}
        value={text}
        error={fault === null ? null : t(`views.${fault}`)}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        onBlur={onDone}
      />
    </form>
  );
}
