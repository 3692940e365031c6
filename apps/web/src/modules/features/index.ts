export { FeaturePage } from './components/feature-page.tsx';
export { GeometryIcon } from './components/geometry-icon.tsx';
export { ProjectHome } from './components/project-home.tsx';
