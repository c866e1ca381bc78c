import type { Requirements } from './requirement.ts'

export const operations = {
  'operations.one-line-starts-the-shop': {
    rule: 'npm start builds the client, prepares the embedded database in DATA_DIR, fills an empty one with the demo and prints the address; a second start keeps all data.',
    built: true,
  },
  'operations.first-start-is-quick': {
    rule: 'The shop opens once its pages can be served; gallery, inspector and compressed files are made after that, or when they are first asked for.',
    built: true,
  },
  'operations.start-prints-where-to-look': {
    rule: 'Starting prints the address, the demo accounts and the addresses of the gallery, the inspector and the API page.',
    built: true,
  },
  'operations.wrong-settings-stop-the-start': {
    rule: 'A wrong setting stops the start with one clear line.',
    built: true,
  },
  'operations.settings-have-defaults': {
    rule: 'Without settings the shop listens on 127.0.0.1:3000, is called Verbena, belongs to the region eu and keeps its data in .data.',
    built: true,
  },
  'operations.demo-stays-on-this-machine': {
    rule: 'The demo is on without DATABASE_URL and refuses a HOST that is not loopback.',
    built: true,
  },
  'operations.secrets-are-generated': {
    rule: 'JWT_SECRET and MULTIPASS_SECRET are made once in DATA_DIR, and required with DATABASE_URL.',
    built: true,
  },
  'operations.many-processes-share-a-database': {
    rule: 'Any number of shop processes may share one PostgreSQL server.',
    built: true,
  },
  'operations.new-catalogue-is-seen-everywhere': {
    rule: 'Every process shows an import within seconds, also where the database cannot tell it: each asks for the version, and the log says when that found one.',
    built: true,
  },
  'operations.import-publishes-once': {
    rule: 'An import publishes one version of the catalogue at its end, and before that one each half minute at most; what a killed import has written is published by a shop that runs.',
    built: true,
  },
  'operations.a-pooler-may-stand-before-the-database': {
    rule: 'Processes may reach PostgreSQL through a pooler that lends a connection for one transaction: nothing is left on a connection that others get, and nothing is relied on that others left there.',
    built: true,
  },
  'operations.passes-through-to-a-backend': {
    rule: 'With API_ORIGIN set, calls pass through to that backend and the embedded one stays off.',
    built: true,
  },
  'operations.health-call': {
    rule: 'GET /api/health answers {status, version, database}, and 503 while starting or without a database.',
    built: true,
  },
  'operations.sigterm-ends-in-order': {
    rule: 'SIGTERM ends the shop in order: no request is cut off and no write is lost.',
    built: true,
  },
  'operations.logs-are-json-lines': { rule: 'Every log line is one JSON object with the request id.', built: true },
  'operations.import-command': { rule: 'npm run import brings in a catalogue as .jsonl or .jsonl.gz.', built: true },
  'operations.import-reads-other-shops': {
    rule: 'npm run import reads product exports of Shopify and WooCommerce and feeds for Google Merchant as they are, told apart by content.',
    built: true,
  },
  'operations.import-check': {
    rule: 'npm run import -- FILE --check says what would be new, changed, left out and lost, and writes nothing.',
    built: true,
  },
  'operations.import-reads-markup': {
    rule: 'Markup and entities in the texts of an import become plain paragraphs and letters.',
    built: true,
  },
  'operations.import-drops-unseen-letters': {
    rule: 'Letters that cannot be seen are not imported, but for those that join or part others.',
    built: true,
  },
  'operations.import-loses-only-the-picture': {
    rule: 'A picture whose address will not do costs the picture, not the product, and is named with its line.',
    built: true,
  },
  'operations.import-tells-all-faults': {
    rule: 'A line that is not imported is named once, with all that is wrong in it.',
    built: true,
  },
  'operations.import-unpacked-is-bounded': {
    rule: 'A packed catalogue that unpacks to more than 2 GB is refused before it is read to its end.',
    built: true,
  },
  'operations.import-stops-at-many-refusals': {
    rule: 'Once more than 5,000 lines are refused, an import or a check reads no further and says so.',
    built: true,
  },
  'operations.import-names-other-formats': {
    rule: 'A file that is CSV, XML or of another known format is said to be that in one sentence, and nothing is imported.',
    built: true,
  },
  'operations.admin-command': {
    rule: 'npm run admin -- EMAIL makes an account an admin, which is how a real shop gets its first.',
    built: true,
  },
  'operations.uploads-can-be-shared': {
    rule: 'Pictures live in UPLOADS_DIR, which processes that share a database share as well.',
    built: true,
  },
  'operations.payment-and-delivery-settings': {
    rule: 'PAYMENT_METHODS is every method in the demo and invoice elsewhere; DELIVERY_METHODS has sensible defaults; COMMISSION_RATE and TAX_RATE are 20 percent.',
    built: true,
  },
  'operations.operator-is-named': {
    rule: 'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL are required with PUBLIC_URL on https outside the demo, and with one another; OPERATOR_REGISTER, OPERATOR_TAX_ID and OPERATOR_BANK may be absent. Where nobody is named, the operator is invented.',
    built: true,
  },
  'operations.operator-on-legal-pages': {
    rule: 'The imprint, contact, privacy and terms pages show name, address, email, register and tax number of the operator, and the withdrawal policy name, address and email; an invented operator is said to be that.',
    built: true,
  },
  'operations.operator-in-mails': {
    rule: 'Every email ends with name, address and email of the operator, in the language of the email; with an invented operator it says that the shop is a demo.',
    built: true,
  },
  'operations.charts-command': {
    rule: 'npm run charts writes the gallery of statecharts as static files.',
    built: true,
  },
  'operations.skipped-tests-say-so': {
    rule: 'Tests that need a second PostgreSQL or a real catalogue say in one line that they were skipped where there is none.',
    built: true,
  },
  'operations.gallery-and-inspector': {
    rule: 'The shop serves a gallery of all statecharts at /statecharts and an inspector of the running ones at /inspector.',
    built: true,
  },
  'operations.tools-ask-an-admin': {
    rule: 'Outside the demo the gallery, the inspector and all of their files are served only to an admin, who signs in on their own page.',
    built: true,
  },
  'operations.test-run-ends-with-counts': {
    rule: 'npm test ends with one plain line, N passed, N failed.',
    built: true,
  },
  'operations.real-catalogue-import-changes-nothing-twice': {
    rule: 'Importing a catalogue a second time writes nothing.',
    built: true,
  },
  'operations.root-stays-tidy': {
    rule: 'Nothing visible stands at the root but what is listed; generated files go to folders that start with a dot.',
    built: true,
  },
} satisfies Requirements<'operations'>
