insert into intake_taken (client_id, protocol_id, variant_id, day, at, marked_at) values
  (4, 1, 1, '2026-11-09', 'bed', '2026-11-09 22:03:04.5+00'),
  (4, 1, 1, '2026-11-09', '', '2026-11-10 02:03:04.5+00');
update client_practitioner set sees_taken = true where client_id = 4 and practitioner_id = 2;
insert into plan_feed (client_id, token_hash, language_id, made_at) values
  (4, '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 2, '2026-11-09 02:03:04.5+00');
