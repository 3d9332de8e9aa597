-- A guest's whole order: cart with one piece, contact with address and shipping method, payment.
local sessions = {}
for cookie, token in string.gmatch(os.getenv("FIRN_SESSIONS"), "(%S+) (%S+)") do
  sessions[#sessions + 1] = {
    ["content-type"] = "application/json",
    ["csrf-token"] = token,
    ["cookie"] = cookie,
    ["x-bc-region"] = "us",
  }
end
local details = os.getenv("FIRN_DETAILS")
local variants = {}
for product, variant in string.gmatch(os.getenv("FIRN_VARIANTS"), "(%d+):(%d+)") do
  variants[#variants + 1] = '{"line_items":[{"product_id":' .. product .. ',"variant_id":' .. variant .. ',"quantity":1}]}'
end
local seed = tostring(math.random(1, 2 ^ 30))
local toDetail, toPay = {}, {}
-- By cart: the key that its creation answered, for the requests after it come from other sessions.
local keys = {}
local nth = 0
failed = 0
placed = 0

request = function()
  nth = nth + 1
  -- Many visitors, as in life: one session for all would make them wait for one another.
  local headers = sessions[nth % #sessions + 1]
  headers["idempotency-key"] = nil
  headers["x-access-token"] = nil
  local pay = table.remove(toPay)
  if pay then
    headers["idempotency-key"] = "bench-" .. seed .. "-" .. nth
    headers["x-access-token"] = keys[pay.id]
    keys[pay.id] = nil
    local body = '{"expected_total":' .. pay.total .. ',"payment":{"number":"4111111111111111","expiry":"12/34","code":"123"}}'
    return wrk.format("POST", "/api/checkout/" .. pay.id .. "/order", headers, body)
  end
  local id = table.remove(toDetail)
  if id then
    headers["x-access-token"] = keys[id]
    return wrk.format("POST", "/api/checkout/" .. id, headers, details)
  end
  return wrk.format("POST", "/api/cart/create", headers, variants[nth % #variants + 1])
end

response = function(status, _, body)
  if status >= 300 then
    failed = failed + 1
    if failed < 3 then io.write("status " .. status .. " " .. string.sub(body, 1, 300) .. "\n") end
    return
  end
  if string.find(body, '"order_id"', 1, true) then
    placed = placed + 1
    return
  end
  local checkout = string.match(body, '"cart_id":"([%x-]+)"')
  if checkout then
    toPay[#toPay + 1] = { id = checkout, total = string.match(body, '"total":([%d.]+)') }
    return
  end
  local cart = string.match(body, '"id":"([%x-]+)"')
  if cart then
    keys[cart] = string.match(body, '"access_token":"(%x+)"')
    toDetail[#toDetail + 1] = cart
  end
end

local threads = {}
setup = function(thread) threads[#threads + 1] = thread end
done = function()
  local bad, good = 0, 0
  for _, thread in ipairs(threads) do
    bad = bad + thread:get("failed")
    good = good + thread:get("placed")
  end
  io.write("failed=" .. bad .. "\nplaced=" .. good .. "\n")
end
