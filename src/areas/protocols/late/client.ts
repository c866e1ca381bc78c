export { provideInvitations } from '#areas/clients/late/provide/invitations.ts'
export { provideLinkEnding } from '#areas/clients/late/provide/link-ending.ts'
export { provideSharedProtocols } from './provide/shared-protocols.ts'
export { provideTakenMarks } from './provide/taken-marks.ts'
