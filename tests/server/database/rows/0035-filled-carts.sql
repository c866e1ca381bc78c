update client_practitioner set may_fill_cart = true where client_id = 4 and practitioner_id = 2;
update invitation set tells_filling = true where email = 'client@mail.example';
insert into cart_filling (filling_id, client_id, practitioner_id, protocol_id, protocol_name, message, is_mailed, call_key, filled_at, answer, answered_at) overriding system value values
  (1, 4, 2, 1, 'Ruhige “Abende”', 'Für den ersten Monat.', true, '5f1c9c1e-fill', '2026-11-04 02:03:04.5+00', null, null),
  (2, 4, null, null, 'Ältere', '', false, null, '2026-11-05 02:03:04.5+00', 'taken', '2026-11-06 02:03:04.5+00');
insert into cart_filling_line (filling_id, variant_id, pieces, quantity, reason) values (1, 1, 2, 1, 'stock'), (1, 2, 1, 1, null), (2, 3, 1, 1, null);
insert into cart_filled (filling_id, variant_id, user_id, quantity) values (1, 1, 4, 1), (1, 2, 4, 1);
select setval('cart_filling_filling_id_seq', 2);
