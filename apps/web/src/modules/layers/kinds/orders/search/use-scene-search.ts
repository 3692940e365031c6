import {
  type AreaGeometry,
  MAX_ORDERED_SCENES,
  type Scene,
  type SceneSearchInput,
  type SceneType,
} from '@waypost/contract';
import { useState } from 'react';
import { findFaults, isFaulty, NO_FILTERS, type SceneFilters, toSceneFilter } from './scene-filter.ts';

/** What is searched for in an area, and what was chosen of it. @param usual the satellite without a choice. */
export function useSceneSearch(area: AreaGeometry | null, usual: SceneType) {
  const [filters, setFilters] = useState<SceneFilters>({ ...NO_FILTERS, type: usual });
  const [search, setSearch] = useState<SceneSearchInput | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Scene>>(new Map());
  const [isReviewed, setIsReviewed] = useState(false);
  // What was found is of the area and the satellite that were asked for.
  const [searched, setSearched] = useState({ area, type: filters.type });
  if (searched.area !== area || searched.type !== filters.type) {
    setSearched({ area, type: filters.type });
    setSearch(null);
    setChosen(new Map());
    setIsReviewed(false);
  }
  const faults = findFaults(filters, new Date());
  /** Searches by filters that have no faults. @returns whether they have none, and there is an area. */
  const find = (by: SceneFilters): boolean => {
    if (area === null || isFaulty(findFaults(by, new Date()))) return false;
    setSearch({ filter: toSceneFilter(by, area), item_types: [by.type] });
    return true;
  };
  return {
    filters,
    setFilters,
    faults,
    search,
    find,
    chosen,
    choose: (scene: Scene, isChosen: boolean) => {
      const next = new Map(chosen);
      if (isChosen && next.size < MAX_ORDERED_SCENES) next.set(scene.id, scene);
      else next.delete(scene.id);
      setChosen(next);
    },
    isReviewed,
    setIsReviewed,
  };
}
