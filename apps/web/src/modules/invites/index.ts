export { OrganizationInviteButton } from './components/organization-invite-button.tsx';
export { OrganizationInvites } from './components/organization-invites.tsx';
export { PlatformOutbox } from './components/platform-outbox.tsx';
export { ProjectInvites } from './components/project-invites.tsx';
export { ReceivedInvites } from './components/received-invites.tsx';
