import type { ImportLine } from '#areas/import/server/index.ts'

/**
 * Products that between them fill every table and every column of the catalogue, for the dumps: nested categories,
 * a name of one letter, prices with cents, ingredients without amounts and true zeros, letters of other scripts.
 */
const PRODUCTS: readonly ImportLine[] = [
  {
    external_id: 'sample-1',
    brand: 'Sample & Daughters',
    name: 'Magnesium “quiet evening” 200 mg',
    delivery_form: 'Capsule',
    categories: [['Minerals', 'Magnesium', 'Magnesium bisglycinate'], ['Sleep']],
    health_goals: ['Sleep', 'Muscles'],
    suitable_for: ['Vegans'],
    free_from: ['Gluten', 'Soy'],
    zero_waste: true,
    created_at: '2024-02-29',
    description: 'Two capsules a day.\nMagnesium contributes to normal muscle function.',
    serving_size: '2 capsules',
    suggested_use: 'With water.',
    variants: [
      {
        sku: 'SD-MG-60',
        net_contents: '60 capsules',
        quantity: 60,
        unit: 'capsules',
        price_eur: 19.99,
        price_gbp: 17.49,
        regular_price_eur: 24.99,
        regular_price_gbp: 21.49,
        stock: 12,
        barcode: '4006381333931',
      },
      {
        sku: 'SD-MG-120',
        net_contents: '120 capsules',
        quantity: 120,
        unit: 'capsules',
        price_eur: 35,
        price_gbp: 30.5,
        stock: 0,
      },
    ],
    ingredients: [
      { name: 'Magnesium', amount: 200, unit: 'mg', dv_percent: 53, group: 'Minerals', kind: 'mineral' },
      { name: 'Sodium', amount: 0, unit: 'mg' },
      { name: 'Rice flour' },
    ],
    other_ingredients: ['Hydroxypropyl methylcellulose'],
    images: ['magnesium/front.jpg', 'https://pictures.example/magnesium-back.jpg'],
  },
  {
    external_id: 'sample-2',
    brand: 'Æther',
    name: 'C',
    delivery_form: 'Drops',
    categories: [['Vitamins', 'Vitamin C']],
    practitioner_only: true,
    variants: [
      {
        sku: 'AE-C',
        net_contents: '1.7 fl oz(s)',
        quantity: 1.7,
        unit: 'fl oz',
        price_eur: 0.01,
        price_gbp: 0.01,
        stock: 1,
      },
    ],
  },
  {
    external_id: 'sample-3',
    brand: 'æther',
    name: '緑茶 (R)',
    categories: [['Herbs and botanicals']],
    created_at: '2023-11-05T08:30:00Z',
    variants: [{ sku: 'ae-tea', net_contents: '250 g', price_eur: 12.5, price_gbp: 11, stock: 300 }],
  },
  {
    external_id: 'sample-4',
    brand: 'Æther',
    name: 'Sold elsewhere too',
    warnings: 'Not for children.',
    allergens: 'Soy',
    variants: [
      { sku: 'elsewhere-30', net_contents: '30 g', price_eur: 9, stock: null, image: 'elsewhere/30.jpg' },
      { sku: 'elsewhere-60', net_contents: '60 g', price_gbp: 15, stock: 2 },
    ],
    images: ['elsewhere/front.jpg'],
  },
]

/** The sample's first variant is gone from its product in this later file, so one of the kept variants is withdrawn. */
const LATER: readonly ImportLine[] = PRODUCTS.slice(0, 1).map((product) => ({
  ...product,
  variants: product.variants.slice(1),
}))

/** Two files in the import format, to be imported one after the other. */
export const SAMPLE: readonly (readonly string[])[] = [PRODUCTS, LATER].map((file) =>
  file.map((line) => JSON.stringify(line)),
)

/** Translations, which no import writes. */
export const SAMPLE_TRANSLATIONS = `
  update product_image set photo = md5(address), file_mark = '4096 1767225600000' where address like 'magnesium/%';
  insert into option_name (option_id, language_id, name)
    select option.id, language.id, 'Schlaf' from option, language where option.name = 'Sleep' and language.code = 'de';
  insert into product_text (product_id, language_id, name, description, warnings, allergens, ingredients, other_ingredients)
    select product.id, language.id, 'Magnesium „ruhiger Abend“', 'Zwei Kapseln am Tag.', 'Nicht für Kinder.', 'Soja',
      '[{"name": "Magnesium", "amount": 200, "unit": "mg", "dv_percent": 53}]', '{Hydroxypropylmethylcellulose}'
    from product, language
    where product.external_id = 'sample-1' and language.code = 'de';
  insert into variant_text (variant_id, language_id, net_contents)
    select variant.id, language.id, '120 Kapseln' from variant, language
    where variant.sku = 'SD-MG-120' and language.code = 'de'
`

/** A mail in each of its three states, to the shop and to a person, and two counted callers. */
export const SAMPLE_MAIL = `
  insert into outbox (kind, language_id, recipient, reply_to, subject, body, attempts, due_at, sent_at, given_up_at) values
    ('contact', 1, null, 'o''brien+shop@mail.example', 'Message to Verbena from 緑 O''Brien', E'Two lines:\n\thello', 0, '2026-01-02 03:04:05Z', null, null),
    ('contact', 2, 'anna@mail.example', null, 'Ihr Link „neu“', 'https://shop.example/de/activate/abc', 1, null, '2026-01-02 03:04:05.678Z', null),
    ('contact', 8, 'nobody@mail.example', null, '件名', '', 9, null, null, '2026-01-04 00:00:00Z');
  insert into outbox (kind, language_id, recipient, subject, body, blocks, attachment, topic, due_at) values
    ('share', 2, 'anna@mail.example', 'Anna „neu“', E'Guten Tag,\n\nAnna & <b>', '[{"kind": "paragraph", "text": "Anna & <b>"}]', '{"paperId": 1}', 'protocols', '2026-01-02 03:04:05Z');
  insert into call_limit (key, points, expire) values ('contact:192.0.2.7', 6, 1767326645000), ('contact:2001:db8:0:0::/64', 1, null)
`

/** One account of each type, including invited, other-region and signed-out ones, with all that belongs to accounts. */
export const SAMPLE_ACCOUNTS = `
  insert into account (user_type_id, email, password_hash, first_name, last_name, phone, country, language_id, newsletter, builder_mode, region, registered_at, activated_at, last_seen_at) values
    (1, 'Admin@mail.example', '$argon2id$v=19$m=19456,t=2,p=1$c2FtcGxlc2FsdA$c2FtcGxl', 'Ada', 'O''Brien', '', 'NL', 1, false, 'redesign', 'eu', '2026-01-02 03:04:05Z', '2026-01-02 03:05Z', '2026-02-03 04:05:06.789Z'),
    (2, 'linden+shop@mail.example', '$argon2id$v=19$m=19456,t=2,p=1$c2FtcGxlc2FsdA$c2FtcGxl', 'Jo', 'Linden', '+31 20 123 4567', 'NL', 9, true, 'standard', 'eu', '2026-01-03Z', '2026-01-03 01:00Z', null),
    (3, 'practitioner@mail.example', '$argon2id$v=19$m=4096,t=3,p=1$c2FtcGxlc2FsdA$c2FtcGxl', 'Zoë', '緑', '', 'GB', 8, false, 'redesign', 'uk', '2026-01-04Z', '2026-01-04 01:00Z', null),
    (4, 'client@mail.example', null, '', '', '', null, 13, false, 'redesign', 'eu', '2026-01-05Z', null, null);
  insert into practitioner (user_id, health_profession, expertise_level, organisation_type, practice_name, website, professional_body, professional_number, certificate_status, certificate_reason, certificate_judged_at) values
    (2, 1, 8, 4, 'Linden “Practice”', 'https://linden.example', 'NTC', 'A-17', 'approved', null, '2026-01-06Z'),
    (3, null, null, null, '', '', '', '', 'refused', E'It has run out.\nPlease send a new one.', '2026-01-07Z');
  insert into mail_refusal (user_id, topic, refused_at) values (4, 'protocols', '2026-01-10Z');
  insert into client (user_id) values (4);
  insert into client_practitioner (client_id, practitioner_id, discount_rate, linked_at) values (4, 1, 0, '2026-01-08Z'), (4, 2, 15, '2026-01-09Z');
  update client set practitioner_id = 2 where user_id = 4;
  insert into client_wish (user_id, option_id) select 4, id from option where name in ('Vegans', 'Gluten');
  insert into session (user_id, device, created_at, last_used_at) values
    (1, 'Firefox, Windows', '2026-02-01Z', '2026-02-02Z'), (1, '', '2026-02-03Z', '2026-02-03Z');
  insert into refresh_token (hash, session_id, issued_at, replaced_at, expires_at) values
    (sha256('one'), 1, '2026-02-01Z', '2026-02-02Z', '2026-04-02Z'), (sha256('two'), 1, '2026-02-02Z', null, '2026-04-03Z'),
    (sha256('three'), null, '2026-02-02Z', null, '2026-04-03Z');
  insert into one_time_token (hash, user_id, purpose, expires_at, used_at) values
    (sha256('four'), 2, 'activate', '2026-01-10Z', '2026-01-03 01:00Z'), (sha256('five'), 4, 'reset', '2026-01-05 01:00Z', null);
  insert into used_multipass (hash, expires_at) values (sha256('six'), '2026-01-05 00:16Z')
`

/** A cart with a withdrawn variant, keys of calls, a wishlist, and two folders, one of them deleted. */
export const SAMPLE_SHOPPING = `
  insert into cart_line (user_id, variant_id, quantity, added_at)
    select 4, id, case when withdrawn_at is null then 2 else 999 end, timestamptz '2026-02-04Z' + id * interval '1 second' from variant where sku like 'SD-%';
  insert into call_key (user_id, key, call_hash, used_at) values
    (4, '3f1c9c1e-tab', sha256('add'), '2026-02-04Z'), (2, '3f1c9c1e-tab', sha256('set'), '2026-02-05 06:07:08.9Z');
  insert into wishlist_item (user_id, variant_id, added_at) select 3, id, '2026-02-06Z' from variant where sku in ('AE-C', 'ae-tea');
  insert into folder (user_id, name, updated_at, deleted_at) values
    (2, 'Calm nights', '2026-02-07Z', null), (2, E'Winter “basics” 緑\\ttabbed', '2026-02-08Z', '2026-02-09Z');
  insert into folder_item (folder_id, variant_id) select folder_id, id from folder, variant where sku <> 'ae-tea'
`

/**
 * A protocol with a withdrawn variant, a deleted protocol, shares that are open, opened and ended, and one in a folder.
 */
export const SAMPLE_PROTOCOLS = `
  insert into protocol (user_id, name, description, created_at, updated_at, deleted_at) values
    (2, 'Calm “evenings” 緑', E'Two lines:\\n\\thello', '2026-02-10Z', '2026-02-11 12:13:14.15Z', null),
    (1, 'Winter basics', '', '2026-02-12Z', '2026-02-12Z', '2026-02-13Z');
  insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at)
    select protocol_id, variant.id, variant.id * 10, 999, case when sku = 'AE-C' then '' else 'With the evening meal' end, case when sku = 'AE-C' then null else timestamptz '2026-02-11Z' end
    from protocol, variant;
  insert into protocol_share (protocol_id, client_id, discount, notes, shared_at, opened_at, ended_at)
    select protocol_id, 4, 15, 'Start with half the dose', '2026-02-14Z', '2026-02-15Z', deleted_at from protocol;
  insert into folder_item (folder_id, protocol_id) select folder_id, protocol_id from folder, protocol where folder.deleted_at is null;
  update protocol_share set mail_subject = 'Jo Linden has shared a protocol with you', mail_text = E'Hello 緑,\\n\\nProtocol: Calm “evenings”\\n\\n[…]';
  update client_practitioner set notes = 'Prefers powders' where practitioner_id = 2
`

/**
 * A page with everything it can hold, deleted entries and an earlier name; a page that was only created; an unused
 * picture and one of a deleted account; and a registration that asks to join.
 */
export const SAMPLE_PRACTICES = `
  insert into practice_picture (name, user_id, width, height, unused_since) values
    ('00112233445566778899aabbccddeeff', 2, 1600, 1067, null), ('ffeeddccbbaa99887766554433221100', 2, 30, 40, '2026-02-20Z'),
    ('0123456789abcdef0123456789abcdef', null, 1, 1, null);
  insert into practice_name (name, user_id) values ('linden-practice', 2), ('linden', 2);
  insert into practice (user_id, shop_name, type, theme, language_id, opening_hours, timezone, logo, approach_image, style_image, changed_at) values
    (2, 'linden-practice', 'clinic', 'sage', 9, '[{"day": 1, "opens": "09:00", "closes": "24:00"}]', 'Europe/Amsterdam', '00112233445566778899aabbccddeeff', null, null, '2026-02-21 22:23:24.25Z'),
    (3, null, 'online', 'clay', 8, '[]', null, null, null, null, '2026-02-22Z');
  insert into practice_words (user_id, part, title, text, language_id) values
    (2, 'header', 'Calm “days” 緑', E'Two lines:\n\thello', 9), (2, 'message', '', 'Closed in August', 1);
  insert into practice_service (user_id, place, name, description, icon, language_id) values (2, 2, 'Plan', '', 'leaf', 1), (2, 1, 'First talk', 'Ninety minutes', 'brain', 9);
  insert into practice_package (user_id, place, name, description, image, language_id) values (2, 1, '', 'Six talks', '00112233445566778899aabbccddeeff', 1);
  insert into practice_service (user_id, place, name, description, icon, language_id, deleted_at) values (2, 3, 'Walk', '', 'leaf', 1, '2026-02-23Z');
  insert into practice_package (user_id, place, name, description, image, language_id, deleted_at) values (2, 2, 'Winter', '', null, 1, '2026-02-24 01:02:03.45Z');
  insert into package_feature (package_id, text, language_id) select package_id, 'A plan for every week', 1 from practice_package;
  update client set asked_practitioner_id = 2
`

/** A paid and sent order with lines, a cancelled one without a key, and one of a deleted account. */
export const SAMPLE_PAYMENTS = `
  update shop_order set pay_by = '2026-03-05 02:03:04.5Z' where number = '2222-ZZZZ';
  insert into payment (order_id, key, provider, method, amount, currency, state, reason, reference, address, request, created_at, asked_at, looked_at, settled_at, due_at, refund_key, refund_wanted_at, refunded_at) values
    (2, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a01', 'demo', 'credit_card', 1, 'GBP', 'refunded', null, 'demo-1', null, null, '2026-03-04Z', '2026-03-04Z', '2026-03-04Z', '2026-03-04Z', null, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a02', '2026-03-05Z', '2026-03-05 00:00:01Z'),
    (2, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a03', 'stripe', 'instalments', 1, 'GBP', 'refused', 'no_funds', null, null, null, '2026-03-04Z', '2026-03-04Z', '2026-03-04Z', '2026-03-04Z', null, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a04', null, null),
    (1, '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a05', 'stripe', 'bank_transfer', 8500000489, 'EUR', 'pending', null, 'cs_1', 'https://pay.example/cs_1', '{"orderNumber": "7KQ2-XM4D", "language": "jp", "email": "midori@mail.example", "returnUrl": "https://shop.example/jp/checkout/complete/1"}', '2026-03-01 02:03:04.5Z', '2026-03-01 02:03:04.5Z', null, null, '2026-03-01 02:04:04.5Z', '0b9d0f6e-5a53-4f0c-9d43-0d1f0d8f5a06', null, null);
`

export const SAMPLE_COMMISSION = `
  insert into commission_payout (practitioner_id, currency, total, paid_on, note, created_at, created_by, idempotency_key) values
    (2, 'EUR', 170, '2026-04-01', 'Überweisung “März”', '2026-04-01 02:03:04.5Z', null, null);
  insert into commission_entry (order_id, variant_id, kind, practitioner_id, currency, rate, commission, created_at, payout_id)
    select order_id, variant_id, 'accrual', 2, 'EUR', 5, 170, '2026-03-01 02:03:04.5Z', case when place = 1 then 1 end from order_line where order_id = 1;
  insert into commission_entry (order_id, variant_id, kind, practitioner_id, currency, rate, commission, created_at)
    select order_id, variant_id, 'reversal', null, 'GBP', 5, -170, '2026-03-05 02:03:04.5Z' from order_line where order_id = 2;
  insert into bank_account (user_id, details, changed_at) values (2, '\\x00ff', '2026-03-01 02:03:04.5Z');
  insert into commission_former (first_name, last_name, practice_name, country, email, language_id, bank, left_at, settled_at) values
    ('Åsa', 'O''Brien', '', 'SE', 'asa@mail.example', 1, '\\x00ff', '2026-03-01 02:03:04.5Z', null),
    ('Jo', '', 'Linden', null, null, 1, null, '2026-03-01 02:03:04.5Z', '2026-04-01 02:03:04.5Z');
  insert into commission_entry (order_id, variant_id, kind, practitioner_id, former_id, currency, rate, commission, reason, created_at, created_by, idempotency_key) values
    (null, null, 'correction', null, 1, 'EUR', 0, -250, 'Zurückgegeben “März”', '2026-03-06 02:03:04.5Z', null, null);
`

export const SAMPLE_PAPERS = `
  insert into paper_series (series, kind, year, last) values ('EU', 'invoice', 2026, 1), ('EU', 'credit_note', 2026, 1);
  insert into paper (kind, series, year, number, full_number, order_id, language_id, issued_at, content) values
    ('invoice', 'EU', 2026, 1, 'EU-2026-00001', 1, 8, '2026-03-03Z', '{"total": 100}');
  insert into paper (kind, series, year, number, full_number, order_id, language_id, issued_at, content, corrects)
    select 'credit_note', 'EU', 2026, 1, 'EU-2026-C00001', order_id, 8, '2026-03-08Z', '{"total": 100}', paper_id from paper
`

/** A return that is refunded, a cancelled part whose refund is under way, and a withdrawal that was just asked for. */
export const SAMPLE_RETURNS = `
  insert into order_return (order_id, kind, asked_at, received_at, checked_at, closed_at, note) values
    (1, 'withdrawal', '2026-03-04 02:03:04.5Z', '2026-03-06 02:03:04.5Z', '2026-03-07 02:03:04.5Z', '2026-03-08 02:03:04.5Z', 'Eine Packung war “offen”.'),
    (1, 'cancel', '2026-03-05 02:03:04.5Z', null, '2026-03-05 02:03:04.5Z', '2026-03-05 02:03:04.5Z', ''),
    (1, 'withdrawal', '2026-03-06 02:03:04.5Z', null, null, null, '');
  insert into order_return_line (return_id, order_id, variant_id, quantity, accepted, restocked, total, refunded) values
    (1, 1, 1, 2, 1, true, 1699, 1500), (2, 1, 2, 1, 1, false, 1699, 1699), (3, 1, 3, 2, null, false, 3398, 0);
  insert into refund (order_id, return_id, way, payment_id, key, goods, delivery, amount, state, created_at, done_at, due_at) values
    (1, 1, 'transfer', null, '7f1c9c1e-0000-4000-8000-000000000001', 1500, 490, 1990, 'done', '2026-03-08 02:03:04.5Z', '2026-03-09 02:03:04.5Z', null),
    (1, 2, 'provider', 1, '7f1c9c1e-0000-4000-8000-000000000002', 1699, 0, 1699, 'pending', '2026-03-05 02:03:04.5Z', null, '2026-03-05 02:04:04.5Z');
  update shop_order set refunded = 3689, delivery_refunded = 490 where order_id = 1;
  update order_line set returned = case variant_id when 3 then 2 else 1 end where order_id = 1 and variant_id <= 3;
  insert into commission_entry (order_id, variant_id, kind, practitioner_id, currency, rate, commission, created_at, quantity, amount, return_id) values
    (1, 1, 'reversal', 2, 'EUR', 5, -85, '2026-03-07 02:03:04.5Z', 1, 1699, 1)
`

export const SAMPLE_ORDERS = `
  insert into shop_order (number, user_id, idempotency_key, language_id, placed_at, paid_at, sent_at, cancelled_at, currency, practitioner_id, discount_rate, delivery_method, delivery_title, delivery_price, payment_method, address, total_price, total_discount, total, taxes, billing, reverse_charge) values
    ('7KQ2-XM4D', 4, '3f1c9c1e-tab', 8, '2026-03-01 02:03:04.5Z', '2026-03-02Z', '2026-03-03Z', null, 'EUR', 2, 15, 'standard', '通常配送', 490, 'invoice', '{"first_name": "緑", "last_name": "O''Brien", "street": "Lindengracht 12", "addition": "", "postal_code": "1015 KG", "city": "Amsterdam", "country": "NL", "phone": ""}', 9999999999, 1500000000, 8500000489, '[{"rate": 20, "net": 7083333741, "tax": 1416666748}]', null, false),
    ('2222-ZZZZ', 4, null, 1, '2026-03-04Z', null, null, '2026-03-05Z', 'GBP', null, 0, 'pick-up', 'At our door', 0, 'credit_card', '{"first_name": "Jo"}', 1, 0, 1, '[{"rate": 0, "net": 1, "tax": 0}]', '{"company": "Å & Co", "vat_number": "NL123456789B01", "vat_state": "checked"}', true),
    ('ABCD-2345', null, null, 1, '2026-03-06Z', null, null, null, 'EUR', null, 0, 'standard', 'Standard delivery', 490, 'invoice', null, 1250, 0, 1740, '[{"rate": 25.5, "net": 1386, "tax": 354}]', null, false);
  insert into order_line (order_id, place, product_id, variant_id, name, slug, brand, sku, net_contents, asset, price, quantity, discount, total, tax_rate)
    select order_id, variant.id, product_id, variant.id, 'Magnesium “quiet evening”', 'magnesium', 'Æther', sku, net_contents, case when order_id = 1 then '{"image_url": "/media/1.svg", "thumbnails": {}}'::jsonb end, 1999, 2, 600, 3398, 25.5
    from shop_order, variant;
  update shop_order set shipment = '{"carrier": "dhl", "tracking_number": "00340434161094042557"}' where order_id = 1;
  insert into order_event (order_id, at, account_id, kind, detail) values
    (1, '2026-03-01 02:03:04.5Z', 4, 'placed', '{}'),
    (1, '2026-03-02 02:03:04.5Z', null, 'note', '{"note": "Wants “silica” next time"}');
  update catalogue_version set version = version + 1
`

export const SAMPLE_IMPORTED_CLIENTS = `
  insert into imported_client (practitioner_id, first_name, last_name, email, made_at, wanted_at, language_id) values
    (2, 'Zoë', 'Müller', 'zoe@müller.example', '2026-05-01 02:03:04.5Z', null, null),
    (2, '', '', 'WAITS@mail.example', '2026-05-01 02:03:04.5Z', '2026-05-02Z', 8),
    (2, 'O''Neill', '', 'o.neill@mail.example', '2026-05-01 02:03:04.5Z', null, null);
  insert into invitation_run (practitioner_id, invited) values (2, 12);
`

/** An unanswered invitation with a share, and one of each answer. */
export const SAMPLE_INVITATIONS = `
  insert into invitation (practitioner_id, email, first_name, last_name, discount_rate, notes, asked_at, answer, answered_at) values
    (2, 'Open@müller.example', 'Zoë', 'Müller', 15, 'Prefers “powders”', '2026-11-01 02:03:04.5Z', null, null),
    (2, 'client@mail.example', '', '', 15, '', '2026-11-01Z', 'yes', '2026-11-02Z'),
    (2, 'no@mail.example', 'No', 'Body', 0, '', '2026-11-01Z', 'no', '2026-11-02Z'),
    (2, 'left@mail.example', '', '', 0, '', '2026-11-01Z', 'ended', '2026-11-02Z');
  insert into protocol_share (protocol_id, client_id, invitation_id, discount, notes, shared_at)
    select protocol_id, null, invitation_id, 15, '', '2026-11-03Z' from protocol, invitation
    where email = 'Open@müller.example' and protocol.deleted_at is null;
`

export const SAMPLE_FILLING = `
  update client_practitioner set may_fill_cart = true where client_id = 4 and practitioner_id = 2;
  update invitation set tells_filling = true where email = 'client@mail.example';
  insert into cart_filling (client_id, practitioner_id, protocol_id, protocol_name, message, is_mailed, call_key, filled_at, answer, answered_at) values
    (4, 2, 1, 'Ruhige “Abende”', 'Für den ersten Monat.', true, '5f1c9c1e-fill', '2026-11-04 02:03:04.5Z', null, null),
    (4, null, null, 'Ältere', '', false, null, '2026-11-05 02:03:04.5Z', 'taken', '2026-11-06 02:03:04.5Z');
  insert into cart_filling_line (filling_id, variant_id, pieces, quantity, reason) values
    (1, 1, 2, 1, 'stock'), (1, 2, 1, 1, null), (2, 3, 1, 1, null);
  insert into cart_filled (filling_id, variant_id, user_id, quantity) values (1, 1, 4, 1), (1, 2, 4, 1);
`

export const SAMPLE_SUPPLY = `
  update protocol_share set supply_stopped_at = '2026-11-09T09:00:00Z', repeat_weeks = 4, repeat_on = '2026-12-01', repeat_asked_on = '2026-11-03'
    where protocol_id = 1;
  insert into supply_told (share_id, variant_id, order_id, told_at)
    select min(share_id), 1, (select min(order_id) from shop_order), '2026-11-10T09:00:00Z' from protocol_share;
`

export const SAMPLE_CORRECTIONS = `
  insert into ingredient_correction (name_key, language_id, name, target, corrected_by, corrected_at) values
    ('albion magnesium', null, 'Albion “Magnesium”', 'magnesium', 1, '2026-11-07 02:03:04.5Z'),
    ('albion magnesium', 2, 'ALBION Magnesium', null, null, '2026-11-08 02:03:04.5Z');
`

export const SAMPLE_DAY_PLANS = `
  insert into intake_taken (client_id, protocol_id, variant_id, day, at, marked_at) values
    (4, 1, 1, '2026-11-09', 'bed', '2026-11-09 22:03:04.5Z'), (4, 1, 1, '2026-11-09', '', '2026-11-10 02:03:04.5Z');
  update client_practitioner set sees_taken = true where client_id = 4 and practitioner_id = 2;
  insert into plan_feed (client_id, token_hash, language_id, made_at) values
    (4, '\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 2, '2026-11-09 02:03:04.5Z');
`

export const SAMPLE_IMPORT = `
  insert into import_job (state, begun_by, call_key, file_name, file_size, folder, format, fraction, checked, taken, failure, begun_at, ended_at) values
    ('done', null, '3f1c9c1e-import', 'Übersicht “März”.csv', 209715200, 'a1b2', 'shopify', 1, '{"read": 8}', '{"read": 8}', null, '2026-05-01 02:03:04.5Z', '2026-05-01 02:04:04.5Z');
  insert into import_finding (import_id, place, line, kind, code, detail) values
    (1, 1, 7, 'rejected', 'line.invalid', 'price: missing');
  update import_job set look = '{"changes": [], "products": []}', undone = '{"withdrawn": 1, "restored": 0, "stayed": 1}', off_sale = 3
    where import_id = 1;
  update import_finding set alike = 'line.invalid price: missing' where import_id = 1;
  insert into import_change (import_id, product_id, before, hash, changed_at)
    select 1, id, null, '\\x01', '2026-05-01 02:03:05.5Z'::timestamptz from product where external_id = 'sample-1';
  insert into import_change (import_id, product_id, before, hash, changed_at)
    select 1, id, '{"options": [1], "product": {"name": "Zinc"}}', '\\x02', '2026-05-01 02:03:06.5Z'::timestamptz
    from product where external_id = 'sample-2';
  insert into import_absent (import_id, product_id) select 1, id from product where external_id = 'sample-2';
  update import_job set answers = '{"currency": "GBP", "columns": {"0": "name", "1": null}}', columns = '{"fields": ["name"], "columns": []}'
    where import_id = 1;
  update product set import_shop = '0001-0002' where external_id = 'sample-1';
  insert into import_columns (signature, columns, answered_at) values ('a1b2c3', '{"0": "name", "1": null}', '2026-05-01 02:03:07.5Z');
  update product set import_id = 1 where external_id = 'sample-1';
  update product set hidden_at = '2026-05-02 03:04:05.5Z' where external_id = 'sample-2';
  insert into product_edit (product_id, field, before, after, edited_by, edited_at, undone_at)
    select id, 'name', '"Magnesium"', '"Magnesium “calm”"', null, '2026-05-02 02:03:04.5Z'::timestamptz, null
    from product where external_id = 'sample-1';
  insert into product_edit (product_id, field, before, after, edited_by, edited_at, undone_at)
    select id, 'warnings', 'null', '"Not for children."', null, '2026-05-02 02:03:05.5Z'::timestamptz, '2026-05-02 02:03:06.5Z'::timestamptz
    from product where external_id = 'sample-1';
`
