insert into bank_account (user_id, details, changed_at) values (2, '\x00ff', '2026-03-01 02:03:04.5+00');
insert into commission_former (former_id, first_name, last_name, practice_name, country, email, language_id, bank, left_at, settled_at) overriding system value values
  (1, 'Åsa', 'O''Brien', '', 'SE', 'asa@mail.example', 1, '\x00ff', '2026-03-01 02:03:04.5+00', null),
  (2, 'Jo', '', 'Linden', null, null, 1, null, '2026-03-01 02:03:04.5+00', '2026-04-01 02:03:04.5+00');
insert into commission_entry (order_id, variant_id, kind, practitioner_id, former_id, currency, rate, commission, reason, created_at, created_by, idempotency_key) values
  (null, null, 'correction', null, 1, 'EUR', 0, -250, 'Zurückgegeben “März”', '2026-03-06 02:03:04.5+00', null, null);
select setval('commission_former_former_id_seq', 2);
