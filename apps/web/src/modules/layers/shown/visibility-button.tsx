import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { MapSide } from '../../../map/settings/map-looks.ts';
import { Hint } from '../../../ui/hints/hint.tsx';

interface VisibilityButtonProps {
  readonly name: string;
  /** The map while two are compared, else null. */
  readonly side: MapSide | null;
  /** Null until it is known. */
  readonly isOn: boolean | null;
  readonly className: string;
  readonly onChange: (isOn: boolean) => void;
}

/** Switches a layer on or off on a map. */
export function VisibilityButton({ name, side, isOn, className, onChange }: VisibilityButtonProps) {
  const t = useTranslate();
  const Glyph = isOn === false ? IconEyeOff : IconEye;
  const map = side === null ? null : t(side === 'top' ? 'layers.top' : 'layers.bottom');
  return (
    <Hint label={map === null ? t('layers.visibility') : t('layers.visibilityOn', { map })} side="left">
      <button
        type="button"
        tabIndex={-1}
        className={className}
        aria-label={
          map === null ? t('layers.visibilityOf', { name }) : t('layers.visibilityOfOn', { name, map })
        }
        aria-pressed={isOn ?? undefined}
        disabled={isOn === null}
        onClick={() => onChange(!isOn)}
      >
        <Glyph size={16} stroke={1.5} aria-hidden />
      </button>
    </Hint>
  );
}
