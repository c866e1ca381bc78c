export { provideCommission } from './commission/commission.ts'
export { provideCommissionDownload } from './commission/commission-download.ts'
export { providePayout } from './commission/payout.ts'
export { provideStatement } from './commission/statement.ts'
