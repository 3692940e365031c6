import { Button, Checkbox, MultiSelect, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { FENCE_EVENT_KINDS, type FenceRule, type FenceRuleInput } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useMarkedFences } from '../../geofence/index.ts';
import { useProjectMembers } from '../../projects/index.ts';
import { saveFenceRule, useTextReceivers } from '../api.ts';
import classes from './fence-rule-section.module.css';

interface RuleDialogProps {
  readonly organizationId: number;
  readonly projectId: number;
  /** Null: a new one. */
  readonly rule: FenceRule | null;
  readonly onClose: () => void;
  /** @param secret of the webhook, if it got one. */
  readonly onSaved: (secret: string | null) => void;
}

type Fault = 'nameShort' | 'kindsMissing' | 'receiverMissing';

const toInput = (rule: FenceRule | null): FenceRuleInput => ({
  name: rule?.name ?? '',
  code: rule?.code ?? null,
  kinds: rule?.kinds ?? ['enter'],
  member_ids: rule?.members.map(({ member_id }) => member_id) ?? [],
  text_member_ids: rule?.text_members.map(({ member_id }) => member_id) ?? [],
  webhook_url: rule?.webhook_url ?? null,
  per_hour: rule?.per_hour ?? 10,
});

function findFault({ name, kinds, member_ids, text_member_ids, webhook_url }: FenceRuleInput): Fault | null {
  if (name.trim().length < 2) return 'nameShort';
  if (kinds.length === 0) return 'kindsMissing';
  return member_ids.length + text_member_ids.length === 0 && webhook_url === null ? 'receiverMissing' : null;
}

/** Asks who is to be told of what. */
export function RuleDialog({ organizationId, projectId, rule, onClose, onSaved }: RuleDialogProps) {
  const t = useTranslate();
  const [input, setInput] = useState(() => toInput(rule));
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<FenceRuleInput>) => setInput((before) => ({ ...before, ...part }));
  const toFault = (kind: Fault) => (fault === kind ? t(`fenceRules.${kind}`) : null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findFault(input);
    setFault(found);
    if (found !== null) return;
    setIsBusy(true);
    try {
      onSaved(await saveFenceRule(projectId, rule, input));
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('fenceRules.failed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog onClose={onClose} title={t(rule === null ? 'fenceRules.add' : 'fenceRules.edit')}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('fenceRules.name')}
          value={input.name}
          error={toFault('nameShort')}
          maxLength={100}
          data-autofocus
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <What {...{ projectId, input, rule }} error={toFault('kindsMissing')} onChange={change} />
        <Receivers
          {...{ organizationId, projectId, input, rule }}
          error={toFault('receiverMissing')}
          onChange={change}
        />
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('fenceRules.save')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

interface PartProps {
  readonly projectId: number;
  readonly input: FenceRuleInput;
  readonly error: string | null;
  readonly onChange: (part: Partial<FenceRuleInput>) => void;
}

function What({ projectId, input, rule, error, onChange }: PartProps & Pick<RuleDialogProps, 'rule'>) {
  const t = useTranslate();
  const fences = useMarkedFences(projectId).data ?? [];
  const choices = fences.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = input.code === null || choices.some(({ value }) => value === input.code);
  return (
    <>
      <NativeSelect
        label={t('fenceRules.fence')}
        data={[
          { value: '', label: t('fenceRules.everyFence') },
          ...choices,
          // A geofence that was turned off since.
          ...(isKnown ? [] : [{ value: input.code ?? '', label: rule?.fence_name ?? '' }]),
        ]}
        value={input.code ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ code: currentTarget.value === '' ? null : currentTarget.value })
        }
      />
      <Checkbox.Group
        label={t('fenceRules.kindsLabel')}
        error={error}
        value={input.kinds}
        onChange={(values) => onChange({ kinds: FENCE_EVENT_KINDS.filter((kind) => values.includes(kind)) })}
      >
        <div className={classes.kinds}>
          {FENCE_EVENT_KINDS.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`fenceRules.kinds.${kind}`)} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

function Receivers({
  organizationId,
  projectId,
  input,
  rule,
  error,
  onChange,
}: PartProps & Pick<RuleDialogProps, 'organizationId' | 'rule'>) {
  const t = useTranslate();
  const members = useProjectMembers(organizationId, projectId).data ?? [];
  return (
    <>
      <MultiSelect
        label={t('fenceRules.members')}
        error={error}
        data={members.map(({ member_id, display_name }) => ({
          value: String(member_id),
          label: display_name,
        }))}
        value={input.member_ids.map(String)}
        searchable
        hidePickedOptions
        maxValues={50}
        onChange={(values) => onChange({ member_ids: values.map(Number) })}
      />
      <TextReceivers {...{ projectId, input, rule, onChange }} />
      <TextInput
        type="url"
        label={t('fenceRules.webhook')}
        description={t('fenceRules.webhookHint')}
        placeholder="https://"
        value={input.webhook_url ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ webhook_url: currentTarget.value.trim() === '' ? null : currentTarget.value.trim() })
        }
      />
      <NumberInput
        label={t('fenceRules.perHour')}
        min={1}
        max={1_000}
        clampBehavior="blur"
        allowDecimal={false}
        value={input.per_hour}
        onChange={(value) => onChange({ per_hour: typeof value === 'number' ? value : 10 })}
      />
    </>
  );
}

/** Members with a phone of their own; disabled where there is none. */
function TextReceivers({
  projectId,
  input,
  rule,
  onChange,
}: Omit<PartProps, 'error'> & Pick<RuleDialogProps, 'rule'>) {
  const t = useTranslate();
  const { data } = useTextReceivers(projectId);
  const able = data?.members ?? [];
  const isAble = new Set(able.map(({ member_id }) => member_id));
  // Chosen before, and without a phone since: they can be taken out.
  const former = rule?.text_members.filter(({ member_id }) => !isAble.has(member_id)) ?? [];
  const choices = [...able, ...former];
  const isNone = data !== undefined && choices.length === 0;
  const hint = isNone ? t('fenceRules.textedNone') : t('fenceRules.textedHint');
  return (
    <MultiSelect
      label={t('fenceRules.texted')}
      description={data?.is_sent === false ? `${hint} ${t('fenceRules.textedOff')}` : hint}
      disabled={choices.length === 0}
      data={choices.map(({ member_id, display_name }) => ({
        value: String(member_id),
        label: display_name ?? t('common.unknownPerson'),
      }))}
      value={input.text_member_ids.map(String)}
      searchable
      hidePickedOptions
      maxValues={50}
      onChange={(values) => onChange({ text_member_ids: values.map(Number) })}
    />
  );
}
