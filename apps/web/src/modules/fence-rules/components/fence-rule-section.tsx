import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconBell, IconDots, IconPlus } from '@tabler/icons-react';
import type { FenceRule } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { deleteFenceRule, useFenceRules } from '../api.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import classes from './fence-rule-section.module.css';
import { RuleDialog } from './rule-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type Open =
  | { kind: 'rule'; rule: FenceRule | null }
  | { kind: 'secret'; secret: string }
  | { kind: 'deliveries'; rule: FenceRule };

interface FenceRuleSectionProps {
  readonly organizationId: number;
  readonly projectId: number;
}

/** Who is told of the geofences of a project. */
export function FenceRuleSection({ organizationId, projectId }: FenceRuleSectionProps) {
  const t = useTranslate();
  const query = useFenceRules(projectId);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const rules = query.data ?? [];
  return (
    <section aria-labelledby="fence-rules-heading">
      <h2 id="fence-rules-heading" className={classes.heading}>
        {t('fenceRules.title')}
      </h2>
      <div className={classes.content}>
        <p className={classes.hint}>{t('fenceRules.hint')}</p>
        {query.isError && <p role="alert">{toErrorText(t, query.error)}</p>}
        {query.isSuccess && rules.length === 0 && <p className={classes.hint}>{t('fenceRules.none')}</p>}
        {rules.length > 0 && (
          <ul className={classes.list}>
            {rules.map((rule) => (
              <RuleRow key={rule.rule_id} rule={rule} onOpen={setOpen} />
            ))}
          </ul>
        )}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setOpen({ kind: 'rule', rule: null })}
          >
            {t('fenceRules.add')}
          </Button>
        </div>
      </div>
      {open?.kind === 'rule' && (
        <RuleDialog
          {...{ organizationId, projectId, rule: open.rule }}
          onClose={close}
          onSaved={(secret) => setOpen(secret === null ? null : { kind: 'secret', secret })}
        />
      )}
      {open?.kind === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
      {open?.kind === 'deliveries' && <DeliveriesDialog rule={open.rule} onClose={close} />}
    </section>
  );
}

interface RuleRowProps {
  readonly rule: FenceRule;
  readonly onOpen: (open: Open) => void;
}

function RuleRow({ rule, onOpen }: RuleRowProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { name, fence_name, kinds, members, text_members, webhook_url } = rule;
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('fenceRules.deleteTitle', { name }),
      text: t('fenceRules.deleteText'),
      confirmLabel: t('fenceRules.delete'),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    setIsBusy(true);
    try {
      await deleteFenceRule(rule);
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('fenceRules.failed'), message: toErrorText(t, error) });
    }
  };
  const receivers = [
    ...(members.length > 0 ? [t('fenceRules.toMembers', { count: members.length })] : []),
    ...(text_members.length > 0 ? [t('fenceRules.toTexted', { count: text_members.length })] : []),
    ...(webhook_url === null ? [] : [t('fenceRules.toWebhook', { host: new URL(webhook_url).host })]),
  ];
  return (
    <li className={classes.row}>
      <IconBell size={20} stroke={1.5} aria-hidden />
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {[
            fence_name ?? t('fenceRules.everyFence'),
            kinds.map((kind) => t(`fenceRules.kinds.${kind}`)).join(', '),
          ].join(' · ')}
        </span>
        <span className={classes.facts}>{receivers.join(' · ')}</span>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            loading={isBusy}
            aria-label={t('fenceRules.actions', { name })}
          >
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onOpen({ kind: 'deliveries', rule })}>
            {t('fenceRules.deliveries')}
          </Menu.Item>
          <Menu.Item onClick={() => onOpen({ kind: 'rule', rule })}>{t('fenceRules.change')}</Menu.Item>
          <Menu.Item onClick={() => void remove()}>{t('fenceRules.delete')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
