export { provideCommission } from './provide/commission.ts'
export { provideCommissionDownload } from './provide/commission-download.ts'
export { providePayout } from './provide/payout.ts'
export { provideStatement } from './provide/statement.ts'
