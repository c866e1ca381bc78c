insert into client_practitioner (client_id, practitioner_id, discount_rate, linked_at, notes) values (4, 1, 0, '2026-01-08 00:00:00+00', ''), (4, 2, 15, '2026-01-09 00:00:00+00', 'Prefers powders');
update client set practitioner_id = 2 where user_id = 4;
update invitation set answer = 'yes', answered_at = '2026-11-02 00:00:00+00' where email = 'client@mail.example' and practitioner_id = 2;
insert into invitation (practitioner_id, email, first_name, last_name, discount_rate, notes, asked_at, answer, answered_at) values
  (2, 'Open@müller.example', 'Zoë', 'Müller', 15, 'Prefers “powders”', '2026-11-01 02:03:04.5+00', null, null),
  (2, 'no@mail.example', 'No', 'Body', 0, '', '2026-11-01 00:00:00+00', 'no', '2026-11-02 00:00:00+00'),
  (2, 'left@mail.example', '', '', 0, '', '2026-11-01 00:00:00+00', 'ended', '2026-11-02 00:00:00+00');
insert into protocol_share (protocol_id, client_id, invitation_id, discount, notes, shared_at)
  select 1, null, invitation_id, 15, '', '2026-11-03 00:00:00+00' from invitation where email = 'Open@müller.example';
