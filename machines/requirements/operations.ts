import type { Requirements } from './requirement.ts'

export const operations = {
  'operations.one-line-starts-the-shop':
    'npm start builds the client, prepares the embedded database in DATA_DIR, fills an empty one with the demo and prints the address; a second start keeps all data.',
  'operations.first-start-is-quick':
    'The shop opens once its pages can be served; gallery, inspector and compressed files are made after that, or when they are first asked for.',
  'operations.start-prints-where-to-look':
    'Starting prints the address, the demo accounts and the addresses of the gallery, the inspector and the API page.',
  'operations.wrong-settings-stop-the-start': 'A wrong setting stops the start with one clear line.',
  'operations.settings-have-defaults':
    'Without settings the shop listens on 127.0.0.1:3000, is called Verbena, belongs to the region eu and keeps its data in .data.',
  'operations.demo-stays-on-this-machine':
    'The demo is on without DATABASE_URL and refuses a HOST that is not loopback.',
  'operations.secrets-are-generated':
    'JWT_SECRET, MULTIPASS_SECRET and BANK_SECRET are made once in DATA_DIR, and required with DATABASE_URL.',
  'operations.many-processes-share-a-database': 'Any number of shop processes may share one PostgreSQL server.',
  'operations.new-catalogue-is-seen-everywhere':
    'Every process shows an import within seconds, also where the database cannot tell it: each asks for the version, and the log says when that found one.',
  'operations.import-publishes-once':
    'An import publishes one version of the catalogue at its end, and before that one each half minute at most; what a killed import has written is published by a shop that runs.',
  'operations.a-pooler-may-stand-before-the-database':
    'Processes may reach PostgreSQL through a pooler that lends a connection for one transaction: nothing is left on a connection that others get, and nothing is relied on that others left there.',
  'operations.passes-through-to-a-backend':
    'With API_ORIGIN set, calls pass through to that backend and the embedded one stays off.',
  'operations.health-call':
    'GET /api/health answers {status, version, database}, and 503 while starting or without a database.',
  'operations.sigterm-ends-in-order': 'SIGTERM ends the shop in order: no request is cut off and no write is lost.',
  'operations.logs-are-json-lines': 'Every log line is one JSON object with the request id.',
  'operations.import-command': 'npm run import brings in a catalogue as .jsonl or .jsonl.gz.',
  'operations.export-command':
    'npm run export writes the catalogue in the import format with its pictures, texts in further languages, accounts and orders into an empty folder, as they are at one moment, without passwords and anything else that opens a door; imported into an empty shop, the catalogue is the same.',
  'operations.import-reads-other-shops':
    'npm run import reads product exports of Shopify and of WooCommerce and its plugins in many languages, and feeds for Google Merchant as XML or tables, as they are, told apart by content.',
  'operations.import-keeps-shops-apart':
    'Products of two shops with the same handle or number stay two: the file of neither changes what came from the other.',
  'operations.import-reads-encodings':
    'Tables are read whatever their encoding (Unicode, Windows and the usual Asian ones), delimiter and order of columns.',
  'operations.import-check':
    'npm run import -- FILE --check says what would be new, changed, left out and lost, and writes nothing.',
  'operations.import-reads-markup':
    'Markup and entities in the texts of an import become plain paragraphs and letters.',
  'operations.import-drops-unseen-letters':
    'Letters that cannot be seen are not imported, but for those that join or part others.',
  'operations.import-loses-only-the-picture':
    'A picture whose address will not do costs the picture, not the product, and is named with its line.',
  'operations.import-tells-all-faults': 'A line that is not imported is named once, with all that is wrong in it.',
  'operations.import-unpacked-is-bounded':
    'A packed catalogue that unpacks to more than 2 GB is refused before it is read to its end.',
  'operations.import-stops-at-many-refusals':
    'Once more than 5,000 lines are refused, an import or a check reads no further and says so.',
  'operations.import-names-other-formats':
    'A file that is a spreadsheet, a web page or of another known format is said to be that in one sentence, and nothing is imported.',
  'operations.admin-command':
    'npm run admin -- EMAIL makes an account an admin, which is how a real shop gets its first.',
  'operations.uploads-can-be-shared':
    'Pictures live in UPLOADS_DIR, which processes that share a database share as well.',
  'operations.payment-and-delivery-settings':
    'PAYMENT_METHODS is every method in the demo and invoice elsewhere; DELIVERY_METHODS has sensible defaults; COMMISSION_RATE is 20 percent, and SHOP_COUNTRY DE or, in the region uk, GB.',
  'operations.operator-is-named':
    'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL are required with PUBLIC_URL on https outside the demo, and with one another; OPERATOR_REGISTER, OPERATOR_TAX_ID and OPERATOR_BANK may be absent. Where nobody is named, the operator is invented.',
  'operations.operator-on-legal-pages':
    'The imprint, contact, privacy and terms pages show name, address, email, register and tax number of the operator, and the withdrawal policy name, address and email; an invented operator is said to be that.',
  'operations.operator-in-mails':
    'Every email ends with name, address and email of the operator, in the language of the email; with an invented operator it says that the shop is a demo.',
  'operations.charts-command': 'npm run charts writes the gallery of statecharts as static files.',
  'operations.skipped-tests-say-so':
    'Tests that need a second PostgreSQL or a real catalogue say in one line that they were skipped where there is none.',
  'operations.gallery-and-inspector':
    'The shop serves a gallery of all statecharts at /statecharts and an inspector of the running ones at /inspector.',
  'operations.tools-ask-an-admin':
    'Outside the demo the gallery, the inspector and all of their files are served only to an admin, who signs in on their own page.',
  'operations.test-run-ends-with-counts': 'npm test ends with one plain line, N passed, N failed.',
  'operations.real-catalogue-import-changes-nothing-twice': 'Importing a catalogue a second time writes nothing.',
  'operations.root-stays-tidy':
    'Nothing visible stands at the root but what is listed; generated files go to folders that start with a dot.',
} satisfies Requirements<'operations'>
