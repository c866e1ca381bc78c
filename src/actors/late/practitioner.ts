export { provideFolders } from './practitioner/folders.ts'
export { provideProtocolBuilder } from './practitioner/protocol-builder.ts'
