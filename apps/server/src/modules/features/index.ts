export { createBoundaryPairing } from './boundary/pairing.ts';
export { type BoundaryReader, createBoundaryReader, putBoundary } from './boundary/service.ts';
export { type ExtentRow, extentColumns, flatEast, flatWest, isInBox, toExtent } from './box-columns.ts';
export { createKindCounter } from './counting/count-kinds.ts';
export {
  countKinds,
  type AttachedCounts,
  countAttached,
  countPictures,
  countScope,
  type ExportRow as FeatureExportRow,
  type ExportScope,
  listDataKeys,
  listForExport,
  listSelectedForExport,
  type ProjectScope,
} from './export/store.ts';
export { createResourceEditor } from './files/service.ts';
export { createFeatureHistory } from './history/service.ts';
export { announceCreated, type CreateOutcome, copyNewFeatures, createFeatures } from './many/create-many.ts';
export { type FeatureAt, takeBackVersions } from './many/restore-many.ts';
export { listInvalidities } from './many/store.ts';
export { trashFeatures } from './many/trash-many.ts';
export { announceUpdatedFeatures, updateFeatures, type WantedFeature } from './many/update-many.ts';
export { createFeatureHistoryRoutes, createFeatureRoutes, createFeatureTableRoutes } from './routes.ts';
export {
  countSelected,
  isSelected,
  listSelectedFeatures,
  listSelectedFields,
  listSelectedPlaces,
  type ObservedRange,
  type Selected,
  selectWithin,
  toRangeFilter,
} from './selected/store.ts';
export { createFeatureReader, type FeatureReader } from './service.ts';
export { countFeatures, listedProjects, toConditions, toOwnConditions } from './store.ts';
export { createFeatureTable } from './table/service.ts';
export { getSelectedTimeline } from './timeline/selected-timeline.ts';
export { createFeatureTimeline, toSpan } from './timeline/service.ts';
export { createFeatureTrash } from './trash/service.ts';
export { listCreateIssues, NO_PARENT } from './writing/list-create-issues.ts';
export { createFeatureWriter, type FeatureWriter } from './writing/service.ts';
export { lockParents, UNMEASURABLE } from './writing/store.ts';
export { toStored } from './writing/to-stored.ts';
