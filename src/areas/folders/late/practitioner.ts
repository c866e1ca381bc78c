export { provideFolders } from './provide/folders.ts'
export { provideProtocolBuilder } from '#areas/protocols/late/provide/protocol-builder.ts'
