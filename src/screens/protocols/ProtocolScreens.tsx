export { ClientProtocol } from './ClientProtocol.tsx'
export { ClientProtocols } from './ClientProtocols.tsx'
