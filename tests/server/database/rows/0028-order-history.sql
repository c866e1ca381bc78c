update shop_order set shipment = '{"carrier": "dhl", "tracking_number": "00340434161094042557"}' where order_id = 1;
insert into order_event (order_id, at, account_id, kind, detail) values
  (1, '2026-03-02 02:03:04.5+00', null, 'note', '{"note": "Wants “silica” next time"}');
