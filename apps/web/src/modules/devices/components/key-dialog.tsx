import { Button, CopyButton } from '@mantine/core';
import { API_BASE, deviceReceiverEndpoints } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import classes from './device-section.module.css';

const CLIENTS = [
  ['Traccar, OsmAnd', deviceReceiverEndpoints.receiveTraccar.path],
  ['OwnTracks', deviceReceiverEndpoints.receiveOwnTracks.path],
  ['Overland', deviceReceiverEndpoints.receiveOverland.path],
  ['GeoJSON', deviceReceiverEndpoints.receiveGeojson.path],
] as const;

/** Shows the key of a device once, with the addresses to send positions to. */
export function KeyDialog({
  deviceKey,
  onClose,
}: {
  readonly deviceKey: string;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  return (
    // A click outside the dialog would lose the key for good.
    <Dialog onClose={onClose} title={t('devices.keyTitle')} closeOnClickOutside={false}>
      <div className={classes.form}>
        <p className={classes.hint}>{t('devices.keyOnce')}</p>
        <code className={classes.whole} data-key>
          {deviceKey}
        </code>
        <p className={classes.hint}>{t('devices.keyHow')}</p>
        {CLIENTS.map(([client, path]) => (
          <div key={client}>
            <span className={classes.name}>{client}</span>
            <br />
            <code className={classes.facts}>{window.location.origin + API_BASE + path}</code>
          </div>
        ))}
        <div className={classes.actions}>
          <CopyButton value={deviceKey}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('devices.copied') : t('devices.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
