import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { TEMPLATE_GEOMETRY_TYPES, type Template } from '@waypost/contract';
import { useRef, useState } from 'react';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ColorChoice } from '../../../ui/colors/color-choice.tsx';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { confirm } from '../../../ui/questions/confirm.ts';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { findTemplate, saveTemplate, uploadIcon } from '../api.ts';
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
  /** Null creates a new one. */
  readonly template: Template | null;
  readonly onClose: () => void;
  readonly onSaved: (saved: Template) => void;
}

interface Save {
  readonly projectId: number;
  readonly draft: TemplateDraft;
  readonly icon: File | null;
}

interface SaveTemplateOptions {
  readonly template: Template | null;
  readonly onSaved: (saved: Template) => void;
  /** Someone else's conflicting version; nothing was saved, and the next attempt overwrites it. */
  readonly onNewer: (newer: Template) => void;
}

/** Saves the template, then the icon; if the icon fails, a retry updates the template that exists by then. */
function useSaveTemplate({ template, onSaved, onNewer }: SaveTemplateOptions) {
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
        message: t(template === null ? 'forms.created' : 'forms.saved', { name: cutName(made.name) }),
      });
      onSaved(made);
    } catch (error) {
      const newer =
        saved !== null && hasCode(error, 'template_changed')
          ? await findTemplate(saved).catch(() => null)
          : null;
      if (newer !== null) {
        setSaved(newer);
        onNewer(newer);
        setIsBusy(false);
        return;
      }
      const title = t(made === null ? 'forms.createFailed' : 'forms.updateFailed');
      showToast({ tone: 'error', title, message: toErrorText(t, error) });
    }
    setIsBusy(false);
    await queryClient.invalidateQueries({ queryKey: ['templates'] });
  };
  return { isBusy, save };
}

/** The values lost in a conflict: those saved by someone else, or those typed here. */
interface Aside {
  readonly draft: TemplateDraft;
  readonly isMine: boolean;
}

/** A report template: name, look and fields. */
export function TemplateDialog({ projectId, template, onClose, onSaved }: TemplateDialogProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => toDraft(template));
  const [icon, setIcon] = useState<File | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [aside, setAside] = useState<Aside | null>(null);
  const { isBusy, save } = useSaveTemplate({
    template,
    onSaved,
    onNewer: (newer) => setAside({ draft: toDraft(newer), isMine: false }),
  });
  const turn = (to: Aside) => {
    setAside({ draft, isMine: !to.isMine });
    setDraft(to.draft);
  };
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
        isSafeMarked: true,
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
          data={TEMPLATE_GEOMETRY_TYPES.map((value) => ({ value, label: t(`forms.list.geometry.${value}`) }))}
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
        {aside !== null && (
          <div className={classes.newer} role="alert">
            <p>{t(aside.isMine ? 'forms.newerShown' : 'forms.newer')}</p>
            <Button variant="default" size="compact-md" onClick={() => turn(aside)}>
              {t(aside.isMine ? 'forms.showMine' : 'forms.showNewer')}
            </Button>
          </div>
        )}
        <FormFooter>
          <Button variant="default" onClick={() => void close()}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('common.save')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

interface SwitchesProps {
  readonly draft: TemplateDraft;
  readonly onChange: (change: Partial<TemplateDraft>) => void;
}

/** The initial values of reports with the template. */
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
