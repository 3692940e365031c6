import { useStore } from '../../../data/create-store.ts';
import { mapSession } from '../../../map/session/map-session.ts';
import type { Heard } from '../presence-list.ts';
import { OtherPointer } from './other-pointer.tsx';
import { OtherSelection } from './other-selection.tsx';

/** Where the others point, and the features whose pages they have open, in their colours. */
export function OthersOnMap({ others }: { readonly others: readonly Heard[] }) {
  const hidden = useStore(mapSession, ({ hiddenCodes }) => hiddenCodes);
  return others.map((one) => (
    <span key={one.member_id} hidden>
      {one.pointer !== null && <OtherPointer other={one} pointer={one.pointer} />}
      {one.selection !== null && !hidden.includes(one.selection) && (
        <OtherSelection other={one} code={one.selection} />
      )}
    </span>
  ));
}
