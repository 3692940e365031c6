import { NativeSelect, Select, TextInput } from '@mantine/core';
import { AUDIT_ACTIONS } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useOrganizations } from '../../organizations/index.ts';
import type { AuditChoice } from '../audit-choice.ts';
import classes from './audit-list.module.css';

type Kind = (typeof AUDIT_ACTIONS)[number] extends `${infer K}.${string}` ? K : never;
const KINDS = [...new Set(AUDIT_ACTIONS.map((action) => action.split('.')[0] as Kind))];

interface AuditFiltersProps {
  readonly choice: AuditChoice;
  readonly onChange: (change: Partial<AuditChoice>) => void;
  /** Whether the log is that of the whole installation. */
  readonly isOfAll: boolean;
}

/** Who, what, where and when of the entries to show. */
export function AuditFilters({ choice, onChange, isOfAll }: AuditFiltersProps) {
  const t = useTranslate();
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label={t('audit.who')}
        placeholder={t('audit.whoHint')}
        value={choice.who}
        maxLength={100}
        onChange={(event) => onChange({ who: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('audit.kind')}
        value={choice.about}
        onChange={(event) => onChange({ about: event.currentTarget.value })}
        data={[
          { value: '', label: t('audit.everything') },
          ...KINDS.map((one) => ({ value: one, label: t(`audit.kinds.${one}`) })),
        ]}
      />
      {isOfAll && <OrganizationFilter choice={choice} onChange={onChange} />}
      <div className={classes.range}>
        <TextInput
          type="date"
          label={t('audit.from')}
          value={choice.from}
          max={choice.to}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('audit.to')}
          value={choice.to}
          min={choice.from}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </div>
    </search>
  );
}

function OrganizationFilter({ choice, onChange }: Pick<AuditFiltersProps, 'choice' | 'onChange'>) {
  const t = useTranslate();
  const { data = [] } = useOrganizations();
  return (
    <Select
      label={t('audit.organization')}
      placeholder={t('audit.anyOrganization')}
      data={data.map((one) => ({ value: String(one.organization_id), label: one.organization_name }))}
      value={choice.organization}
      onChange={(organization) => onChange({ organization })}
      clearable
      searchable
      limit={60}
      nothingFoundMessage={t('audit.empty')}
    />
  );
}
