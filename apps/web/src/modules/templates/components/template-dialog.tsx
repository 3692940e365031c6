import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { TEMPLATE_GEOMETRY_TYPES, type Template } from '@waypost/contract';
import { useRef, useState } from 'react';
import { toErrorText } from '../../../data/error-text.ts';
import { queryClient } from '../../../data/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ColorChoice } from '../../../ui/color-choice.tsx';
import { confirm } from '../../../ui/confirm.ts';
import dialog from '../../../ui/dialog.module.css';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { showToast } from '../../../ui/toaster.ts';
import { saveTemplate, uploadIcon } from '../api.ts';
import {
  findTemplateFaults,
  GEOFENCE_CHOICES,
  type TemplateDraft,
  toDraft,
  toTemplateBody,
} from '../template-draft.ts';
import { FieldList } from './field-list.tsx';
import { IconField } from './icon-field.tsx';
import classes from './template-dialog.module.css';

interface TemplateDialogProps {
  readonly projectId: number;
  /** Null makes a new one. */
  readonly template: Template | null;
  readonly onClose: () => void;
}

interface Save {
  readonly projectId: number;
  readonly draft: TemplateDraft;
  readonly icon: File | null;
}

/** Saves the words, then the icon; when the icon fails, trying again changes the template that is there by then. */
function useSaveTemplate(template: Template | null, onSaved: () => void) {
  const t = useTranslate();
  const [saved, setSaved] = useState(template);
  const [isBusy, setIsBusy] = useState(false);
  const save = async ({ projectId, draft, icon }: Save) => {
    setIsBusy(true);
    let made = saved;
    try {
      made = await saveTemplate(projectId, saved, toTemplateBody(draft));
      setSaved(made);
      if (icon !== null) await uploadIcon(made, icon);
      showToast({
        tone: 'good',
        message: t(template === null ? 'forms.created' : 'forms.saved', { name: made.name }),
      });
      onSaved();
    } catch (error) {
      const title = t(made === null ? 'forms.createFailed' : 'forms.updateFailed');
      showToast({ tone: 'error', title, message: toErrorText(t, error) });
    }
    setIsBusy(false);
    await queryClient.invalidateQueries({ queryKey: ['templates'] });
  };
  return { isBusy, save };
}

/** A template for reports: what they are called, how they look, and what they ask for. */
export function TemplateDialog({ projectId, template, onClose }: TemplateDialogProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => toDraft(template));
  const [icon, setIcon] = useState<File | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, save } = useSaveTemplate(template, onClose);
  const change = (next: Partial<TemplateDraft>) => setDraft((now) => ({ ...now, ...next }));
  const faults = isTried ? findTemplateFaults(draft) : {};
  const submit = () => {
    setIsTried(true);
    if (Object.keys(findTemplateFaults(draft)).length > 0) focusFirstError(element.current);
    else if (!isBusy) void save({ projectId, draft, icon });
  };
  const close = async () => {
    const isDirty = icon !== null || JSON.stringify(draft) !== JSON.stringify(toDraft(template));
    const isLeaving =
      !isDirty ||
      (await confirm({
        title: t('common.leaveTitle'),
        text: t('common.leaveText'),
        confirmLabel: t('common.leaveConfirm'),
        cancelLabel: t('common.leaveCancel'),
      }));
    if (isLeaving) onClose();
  };
  return (
    <Dialog
      onClose={() => void close()}
      closeOnClickOutside={false}
      title={t(template === null ? 'forms.new' : 'forms.edit')}
      size={620}
    >
      <form
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          data-autofocus
          label={t('forms.name')}
          required
          value={draft.name}
          error={faults.name === undefined ? undefined : t(faults.name)}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('forms.geometry')}
          data={TEMPLATE_GEOMETRY_TYPES.map((value) => ({ value, label: t(`templates.geometry.${value}`) }))}
          value={draft.geometryType}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            const geometryType = TEMPLATE_GEOMETRY_TYPES.find((one) => one === chosen);
            if (geometryType !== undefined) change({ geometryType });
          }}
        />
        <ColorChoice value={draft.color} onChange={(color) => change({ color })} />
        <IconField saved={template?.s3_icon ?? null} file={icon} onFile={setIcon} />
        <FieldList fields={draft.fields} faults={faults} onChange={(fields) => change({ fields })} />
        <Switches draft={draft} onChange={change} />
        <div className={dialog.actions}>
          <Button variant="default" onClick={() => void close()}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface SwitchesProps {
  readonly draft: TemplateDraft;
  readonly onChange: (change: Partial<TemplateDraft>) => void;
}

/** What reports of the template begin with. */
function Switches({ draft, onChange }: SwitchesProps) {
  const t = useTranslate();
  return (
    <>
      {draft.geometryType === 'Polygon' && (
        <NativeSelect
          label={t('drawing.geofence')}
          description={t('drawing.geofenceHint')}
          data={GEOFENCE_CHOICES.map((value) => ({ value, label: t(`drawing.geofences.${value}`) }))}
          value={draft.geofence}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            const geofence = GEOFENCE_CHOICES.find((one) => one === chosen);
            if (geofence !== undefined) onChange({ geofence });
          }}
        />
      )}
      <Switch
        label={t('forms.imageRequired')}
        description={t('forms.imageRequiredHint')}
        checked={draft.imageRequired}
        onChange={(event) => onChange({ imageRequired: event.currentTarget.checked })}
      />
      <Switch
        label={t('drawing.shared')}
        description={t('drawing.sharedHint')}
        checked={draft.shared}
        onChange={(event) => onChange({ shared: event.currentTarget.checked })}
      />
      <Switch
        label={t('drawing.isStatic')}
        description={t('drawing.isStaticHint')}
        checked={draft.isStatic}
        onChange={(event) => onChange({ isStatic: event.currentTarget.checked })}
      />
    </>
  );
}
