import { newBoard } from '../board/boards.ts';
import { LocationSearch } from './location-search.tsx';
import { Toolbox } from './toolbox.tsx';

/** The tools for new features, with the place search. */
export function NewToolbox() {
  return <Toolbox search={<LocationSearch board={newBoard} />} />;
}
