import { Button } from '@mantine/core';
import type { FenceDelivery, FenceRule } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { sendAgain, useFenceDeliveries } from '../api.ts';
import classes from './fence-rule-section.module.css';

interface DeliveriesDialogProps {
  readonly rule: FenceRule;
  readonly onClose: () => void;
}

/** What a rule sent, to whom, and what was answered. */
export function DeliveriesDialog({ rule, onClose }: DeliveriesDialogProps) {
  const t = useTranslate();
  const { data, error, isPending } = useFenceDeliveries(rule);
  return (
    <Dialog onClose={onClose} title={t('fenceRules.deliveriesTitle', { name: rule.name })}>
      <div className={classes.form}>
        {isPending && <SkeletonRows rows={3} />}
        {error !== null && <p role="alert">{toErrorText(t, error)}</p>}
        {data?.length === 0 && <p className={classes.hint}>{t('fenceRules.noDeliveries')}</p>}
        {data !== undefined && data.length > 0 && (
          <ul className={classes.list}>
            {data.map((delivery) => (
              <DeliveryRow key={delivery.delivery_id} rule={rule} delivery={delivery} />
            ))}
          </ul>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function DeliveryRow({ rule, delivery }: { readonly rule: FenceRule; readonly delivery: FenceDelivery }) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const {
    member,
    by_text,
    change,
    fence_name,
    subject_name,
    kind,
    at,
    state,
    attempts,
    answer_status,
    answer,
  } = delivery;
  const again = async () => {
    setIsBusy(true);
    try {
      await sendAgain(rule, delivery);
    } catch (error) {
      showToast({ tone: 'error', title: t('fenceRules.failed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  const name = member?.display_name ?? t('common.unknownPerson');
  const person = by_text ? t('fenceRules.byText', { name }) : name;
  const receiver = member === null ? t('fenceRules.theWebhook') : person;
  const facts = [
    receiver,
    t(`fenceRules.states.${state}`),
    ...(attempts > 0 ? [t('fenceRules.attempts', { count: attempts })] : []),
    ...(answer_status === null ? [] : [t('fenceRules.answer', { status: answer_status })]),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>
          {subject_name ?? t('fenceRules.somebody')} {t(`fenceRules.events.${kind}`)}: {fence_name}{' '}
          {change !== 'told' && `(${t(`fenceRules.changes.${change}`)}) `}
          <RelativeTime value={at} className={classes.time ?? ''} />
        </span>
        <span className={classes.facts} data-state={state}>
          {facts.join(' · ')}
        </span>
        {answer !== null && answer !== '' && <code className={classes.facts}>{answer}</code>}
      </div>
      {state !== 'waiting' && (
        <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void again()}>
          {t('fenceRules.again')}
        </Button>
      )}
    </li>
  );
}
