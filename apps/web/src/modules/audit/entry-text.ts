import { type AuditEntry, ORGANIZATION_ROLES, PROJECT_ROLES, TRAIL_KEEPS } from '@waypost/contract';
import type { Translate } from '../../i18n/i18n.ts';

/** An entry as a sentence in the member’s language. */
export function toEntryText(t: Translate, entry: AuditEntry): string {
  return t(`audit.actions.${entry.action}`, {
    actor: entry.actor?.name ?? t('audit.nobody'),
    subject: entry.subject ?? '',
    was: toWords(t, entry.was),
    became: toWords(t, entry.became),
    organization: entry.organization?.name ?? '',
    project: entry.project?.name ?? '',
  });
}

/** Translates roles and times; returns anything else as it is. */
function toWords(t: Translate, value: string | null): string {
  if (value === null) return '';
  const inProject = PROJECT_ROLES.find((role) => role === value);
  if (inProject !== undefined) return t(`projectMembers.roles.${inProject}`);
  const inOrganization = ORGANIZATION_ROLES.find((role) => role === value);
  if (inOrganization !== undefined) return t(`organizations.roles.${inOrganization}`);
  const keep = TRAIL_KEEPS.find((one) => one === value);
  return keep === undefined ? value : t(`audit.keeps.${keep}`);
}
