export { OrganizationInvites } from './components/organization-invites.tsx';
export { ProjectInvites } from './components/project-invites.tsx';
export { ReceivedInvites } from './components/received-invites.tsx';
