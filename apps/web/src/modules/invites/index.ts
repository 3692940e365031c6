export { useReceivedInvites } from './api.ts';
export { PlatformOutbox } from './outbox/platform-outbox.tsx';
export { ReceivedInvites } from './received/received-invites.tsx';
export { OrganizationInviteButton } from './sending/organization-invite-button.tsx';
export { OrganizationInvites } from './sending/organization-invites.tsx';
export { ProjectInvites } from './sending/project-invites.tsx';
export { tellSending } from './sending/tell-sending.ts';
