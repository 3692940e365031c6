import { Menu } from '@mantine/core';
import { EXPORT_FORMATS, type ExportFormat } from '@waypost/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';

interface FormatMenuProps {
  readonly target: ReactElement;
  readonly onChoose: (format: ExportFormat) => void;
}

/** The formats besides CSV in which a layer is downloaded. */
export function FormatMenu({ target, onChoose }: FormatMenuProps) {
  const t = useTranslate();
  return (
    <Menu defaultOpened width={200}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.filter((format) => format !== 'csv').map((format) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {t(`exports.formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
