update product set tax_class = 'standard' where id = 1;
update shop_order set reverse_charge = true, billing = '{"company": "Å & Co", "vat_number": "NL123456789B01", "vat_state": "checked"}'
  where number = '2222-ZZZZ';
