import { Switch } from '@mantine/core';
import { useStore } from '../../../data/create-store.ts';
import { type MessageKey, useTranslate } from '../../../i18n/i18n.ts';
import { setSingleKeys, singleKeys } from '../../../map/session/single-keys.ts';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { isMac } from './is-mac.ts';
import classes from './keys-sheet.module.css';

/** Keys that do one thing: alternatives, each of keys pressed together. */
type Keys = readonly (readonly string[])[];
interface Group {
  readonly title: MessageKey;
  readonly lines: readonly (readonly [label: MessageKey, keys: Keys])[];
}

const COMMAND = isMac ? '⌘' : 'Ctrl';

const GROUPS: readonly Group[] = [
  {
    title: 'shortcuts.anywhere',
    lines: [
      ['shortcuts.search', [[COMMAND, 'K'], ['/']]],
      ['shortcuts.sheet', [['?']]],
      ['shortcuts.escape', [['Esc']]],
    ],
  },
  {
    title: 'shortcuts.list',
    lines: [
      ['shortcuts.rows', [['↓'], ['↑']]],
      ['shortcuts.ends', [['Home'], ['End']]],
      ['shortcuts.open', [['Enter']]],
      ['shortcuts.walk', [['J'], ['K']]],
    ],
  },
  {
    title: 'shortcuts.drawing',
    lines: [
      ['shortcuts.tools', [['P'], ['L'], ['A']]],
      ['shortcuts.select', [['V']]],
      ['shortcuts.measure', [['M']]],
      ['shortcuts.place', [['Space']]],
      ['shortcuts.finish', [['Enter']]],
      ['shortcuts.remove', [['Delete']]],
      ['shortcuts.undo', [[COMMAND, 'Z']]],
      ['shortcuts.redo', [[COMMAND, 'Shift', 'Z']]],
    ],
  },
  {
    title: 'shortcuts.vertices',
    lines: [
      ['shortcuts.move', [['←'], ['↑'], ['↓'], ['→']]],
      [
        'shortcuts.order',
        [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
      ],
    ],
  },
  {
    title: 'shortcuts.map',
    lines: [
      ['shortcuts.pan', [['←'], ['↑'], ['↓'], ['→']]],
      ['shortcuts.zoom', [['+'], ['−']]],
      [
        'shortcuts.turn',
        [
          ['Shift', '←'],
          ['Shift', '→'],
        ],
      ],
      [
        'shortcuts.tilt',
        [
          ['Shift', '↑'],
          ['Shift', '↓'],
        ],
      ],
    ],
  },
];

/** All keyboard shortcuts, and the switch of those that are a single letter. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const isOn = useStore(singleKeys, (keys) => keys.isOn);
  return (
    <Dialog onClose={onClose} title={t('shortcuts.title')} size={680}>
      <div className={classes.groups}>
        {GROUPS.map(({ title, lines }) => (
          <section key={title} className={classes.group}>
            <h3 className={classes.title}>{t(title)}</h3>
            <dl className={classes.lines}>
              {lines.map(([label, keys]) => (
                <div key={label} className={classes.line}>
                  <dt>{t(label)}</dt>
                  <dd className={classes.keys}>
                    {keys.map((together) => (
                      <span key={together.join(' ')} className={classes.together}>
                        {together.map((key) => (
                          <kbd key={key} className={classes.key}>
                            {key}
                          </kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        className={classes.single}
        label={t('shortcuts.single')}
        description={t('shortcuts.singleHint')}
        checked={isOn}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
