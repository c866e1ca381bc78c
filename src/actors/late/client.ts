export { provideInvitations } from './client/invitations.ts'
export { provideLinkEnding } from './client/link-ending.ts'
export { provideSharedProtocols } from './client/shared-protocols.ts'
