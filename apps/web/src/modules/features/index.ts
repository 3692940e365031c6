export { GeometryIcon } from './components/geometry-icon.tsx';
export { Picture } from './components/picture.tsx';
export { isPicture } from './is-picture.ts';
