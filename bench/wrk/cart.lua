-- One connection's visitor: makes a cart, then adds a piece to it. FIRN_SESSIONS and FIRN_VARIANTS come from bench/run.ts.
local sessions = {}
for cookie, token in string.gmatch(os.getenv("FIRN_SESSIONS"), "(%S+) (%S+)") do
  sessions[#sessions + 1] = {
    ["content-type"] = "application/json",
    ["csrf-token"] = token,
    ["cookie"] = cookie,
    ["x-bc-region"] = "us",
  }
end
local variants = {}
for product, variant in string.gmatch(os.getenv("FIRN_VARIANTS"), "(%d+):(%d+)") do
  variants[#variants + 1] = '{"line_items":[{"product_id":' .. product .. ',"variant_id":' .. variant .. ',"quantity":1}]}'
end
local waiting = {}
local nth = 0
failed = 0

request = function()
  nth = nth + 1
  -- Many visitors, as in life: one session for all would make them wait for one another.
  local headers = sessions[nth % #sessions + 1]
  local body = variants[nth % #variants + 1]
  local id = table.remove(waiting)
  if id then return wrk.format("POST", "/api/cart/" .. id .. "/items", headers, body) end
  return wrk.format("POST", "/api/cart/create", headers, body)
end

response = function(status, _, body)
  if status ~= 201 and status ~= 200 then failed = failed + 1 end
  local id = string.match(body, '"id":"([%x-]+)"')
  local lines = select(2, string.gsub(body, '"variant_id"', ""))
  if id and lines == 1 then waiting[#waiting + 1] = id end
end

local threads = {}
setup = function(thread) threads[#threads + 1] = thread end
done = function()
  local sum = 0
  for _, thread in ipairs(threads) do sum = sum + thread:get("failed") end
  io.write("failed=" .. sum .. "\n")
end
