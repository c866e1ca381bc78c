insert into imported_client (imported_client_id, practitioner_id, first_name, last_name, email, made_at, wanted_at, language_id, refusal) overriding system value values (2, 2, '', '', 'WAITS@mail.example', '2026-05-01 02:03:04.5+00', '2026-05-02 00:00:00+00', 8, null);
insert into imported_client (imported_client_id, practitioner_id, first_name, last_name, email, made_at, wanted_at, language_id, refusal) overriding system value values (3, 2, 'O''Neill', '', 'colleague@mail.example', '2026-05-01 02:03:04.5+00', null, null, 'colleague');
insert into imported_client (imported_client_id, practitioner_id, first_name, last_name, email, made_at, wanted_at, language_id, refusal) overriding system value values (1, 2, 'Zoë', 'Müller', 'zoe@müller.example', '2026-05-01 02:03:04.5+00', null, null, null);
insert into invitation_run (practitioner_id, invited) overriding system value values (2, 12);
select setval('imported_client_imported_client_id_seq', 3);
