update product set hidden_at = '2026-05-02 03:04:05.5+00' where id = 2;
update product set import_id = 1 where id = 1;
insert into product_edit (id, product_id, field, before, after, edited_by, edited_at, undone_at) overriding system value values (1, 1, 'name', '"Magnesium"', '"Magnesium “calm”"', null, '2026-05-02 02:03:04.5+00', null);
insert into product_edit (id, product_id, field, before, after, edited_by, edited_at, undone_at) overriding system value values (2, 1, 'warnings', 'null', '"Not for children."', null, '2026-05-02 02:03:05.5+00', '2026-05-02 02:03:06.5+00');
select setval('product_edit_id_seq', 2);
