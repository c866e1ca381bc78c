import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts'
import type { Settings } from '../settings.ts'
import type { RunningShop } from '../shop.ts'

/**
 * Lines printed in the terminal once the shop is open, with the addresses to visit
 * (operations.start-prints-where-to-look).
 */
export function greeting(
  {
    shopName,
    inspector,
    apiOrigin,
    databaseUrl,
    dataDir,
  }: Pick<Settings, 'shopName' | 'inspector' | 'apiOrigin' | 'databaseUrl' | 'dataDir'>,
  { address, holdsDemo, showsOutbox }: Omit<RunningShop, 'stop'>,
): readonly string[] {
  return [
    `${shopName} is open at ${address}`,
    ...(inspector
      ? [`  Statecharts, drawn       ${address}/statecharts`, `  Inspector of actors      ${address}/inspector`]
      : []),
    `  API page for developers  ${address}/api/docs (OpenAPI: ${address}/api/openapi.json)`,
    `  Health                   ${address}/api/health`,
    ...(showsOutbox ? [`  Mails it has written     ${address}/outbox`] : []),
    dataLine(apiOrigin, databaseUrl, `${dataDir}${holdsDemo ? ' (with the demo catalogue)' : ''}`),
    ...(holdsDemo
      ? [
          `  Accounts of the demo     password of all: ${DEMO_PASSWORD}`,
          ...DEMO_ACCOUNTS.map(({ email, title }) => `    ${email.padEnd(26)} ${title}`),
        ]
      : []),
  ]
}

function dataLine(apiOrigin: string | undefined, databaseUrl: string | undefined, folder: string): string {
  if (apiOrigin !== undefined) return `  API calls pass through to ${apiOrigin}`
  return `  Data                     ${databaseUrl === undefined ? folder : 'in the PostgreSQL server of DATABASE_URL'}`
}
