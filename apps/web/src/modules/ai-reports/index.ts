export { ModelKeySection } from './model-key/model-key-section.tsx';
export { LayerReports } from './starting/layer-reports.tsx';
