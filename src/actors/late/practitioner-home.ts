export { provideLatestProtocols } from './practitioner-home/latest-protocols.ts'
export { provideWaitingClients } from './practitioner-home/waiting-clients.ts'
