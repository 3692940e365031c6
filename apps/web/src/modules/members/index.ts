export { AvatarField } from './components/avatar-field.tsx';
