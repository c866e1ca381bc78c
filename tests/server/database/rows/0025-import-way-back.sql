update import_job set look = '{"changes": [], "products": []}', undone = '{"withdrawn": 1, "restored": 0, "stayed": 1}', off_sale = 3 where import_id = 1;
update import_finding set alike = 'line.invalid price: missing' where import_id = 1;
insert into import_change (import_id, product_id, before, hash, changed_at) values (1, 1, null, '\x01', '2026-05-01 02:03:05.5+00');
insert into import_change (import_id, product_id, before, hash, changed_at) values (1, 2, '{"options": [1], "product": {"name": "Zinc"}}', '\x02', '2026-05-01 02:03:06.5+00');
insert into import_absent (import_id, product_id) values (1, 2);
