export { provideLatestProtocols } from './provide/latest-protocols.ts'
export { provideWaitingClients } from './provide/waiting-clients.ts'
