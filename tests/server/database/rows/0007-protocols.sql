insert into protocol (protocol_id, user_id, name, description, created_at, updated_at, deleted_at) overriding system value values (1, 2, 'Calm “evenings” 緑', 'Two lines:
	hello', '2026-02-10 00:00:00+00', '2026-02-11 12:13:14.15+00', null);
insert into protocol (protocol_id, user_id, name, description, created_at, updated_at, deleted_at) overriding system value values (2, 1, 'Winter basics', '', '2026-02-12 00:00:00+00', '2026-02-12 00:00:00+00', '2026-02-13 00:00:00+00');
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (1, 3, 30, 999, '', null);
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (2, 3, 30, 999, '', null);
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (1, 1, 10, 999, 'With the evening meal', '2026-02-11 00:00:00+00');
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (2, 1, 10, 999, 'With the evening meal', '2026-02-11 00:00:00+00');
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (1, 2, 20, 999, 'With the evening meal', '2026-02-11 00:00:00+00');
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (2, 2, 20, 999, 'With the evening meal', '2026-02-11 00:00:00+00');
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (1, 4, 40, 999, 'With the evening meal', '2026-02-11 00:00:00+00');
insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at) overriding system value values (2, 4, 40, 999, 'With the evening meal', '2026-02-11 00:00:00+00');
insert into protocol_share (protocol_id, client_id, discount, notes, shared_at, opened_at, ended_at) overriding system value values (2, 4, 15, 'Start with half the dose', '2026-02-14 00:00:00+00', '2026-02-15 00:00:00+00', '2026-02-13 00:00:00+00');
insert into protocol_share (protocol_id, client_id, discount, notes, shared_at, opened_at, ended_at) overriding system value values (1, 4, 15, 'Start with half the dose', '2026-02-14 00:00:00+00', '2026-02-15 00:00:00+00', null);
insert into folder_item (item_id, folder_id, variant_id, protocol_id) overriding system value values (7, 1, null, 1);
insert into folder_item (item_id, folder_id, variant_id, protocol_id) overriding system value values (8, 1, null, 2);
select setval('folder_item_item_id_seq', 8);
select setval('protocol_protocol_id_seq', 2);
