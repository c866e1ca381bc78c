import { expect, it } from 'vitest'

import { greeting } from '#server/commands/greeting.ts'
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts'

const SETTINGS = {
  shopName: 'Verbena',
  inspector: true,
  apiOrigin: undefined,
  databaseUrl: undefined,
  dataDir: '/data',
}
const SHOP = { address: 'http://localhost:3000', holdsDemo: true, showsOutbox: true }

it('the start says where shop, gallery, inspector and API page are, and the demo accounts (operations.start-prints-where-to-look)', () => {
  const told = greeting(SETTINGS, SHOP).join('\n')
  for (const path of ['', '/statecharts', '/inspector', '/api/docs', '/api/health', '/outbox'])
    expect(told).toContain(`http://localhost:3000${path}`)
  for (const { email } of DEMO_ACCOUNTS) expect(told).toContain(email)
})

it('the start names no page that the shop does not have, and no address with a password in it', () => {
  const databaseUrl = 'postgres://shop:secret@db/shop'
  const told = greeting(
    { ...SETTINGS, inspector: false, databaseUrl },
    { ...SHOP, holdsDemo: false, showsOutbox: false },
  ).join('\n')
  expect(told).not.toMatch(/statecharts|inspector|outbox|secret|Verbena-/)
})
