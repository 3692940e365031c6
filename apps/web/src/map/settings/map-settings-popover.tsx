import { Popover } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { MapSettings, type MapSettingsProps } from './map-settings.tsx';

interface MapSettingsPopoverProps extends MapSettingsProps {
  /** The element that the popover belongs to; pressing it does not count as outside. */
  readonly button: HTMLButtonElement;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Stands in for the button, which is rendered before this code loads. */
function TheButton({
  ref,
  button,
}: Pick<MapSettingsPopoverProps, 'button'> & { readonly ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => button, [button]);
  return null;
}

/** The settings of the map, beside their button. */
export function MapSettingsPopover({ button, isOpen, onChange, ...settings }: MapSettingsPopoverProps) {
  const t = useTranslate();
  // A popover that is open on mount would not know where to return the focus.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <Popover
      opened={isOpen && isThere}
      onChange={onChange}
      position="left-start"
      offset={10}
      shadow="var(--wp-shadow-2)"
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
      // On a low window the column of its button scrolls; what is open stays in sight all the same.
      hideDetached={false}
    >
      <Popover.Target>
        <TheButton button={button} />
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t('map.settings')}>
        <MapSettings {...settings} />
      </Popover.Dropdown>
    </Popover>
  );
}
