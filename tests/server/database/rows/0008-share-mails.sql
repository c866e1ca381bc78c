update client_practitioner set notes = 'Prefers powders' where client_id = 4 and practitioner_id = 2;
update protocol_share set mail_subject = 'Jo Linden has shared a protocol with you', mail_text = 'Hello 緑,

Protocol: Calm “evenings”

[…]' where protocol_id = 2 and client_id = 4;
update protocol_share set mail_subject = 'Jo Linden has shared a protocol with you', mail_text = 'Hello 緑,

Protocol: Calm “evenings”

[…]' where protocol_id = 1 and client_id = 4;
