"""Offers each operation as a tool to an agent, by a server of MCP: those of the whole contract, then those of two areas."""

import asyncio
import sys

import httpx2
from fastmcp import Client, FastMCP


async def offer(base_url: str, query: str) -> None:
    async with httpx2.AsyncClient(base_url=base_url) as http:
        document = (await http.get(f"/openapi.json{query}")).raise_for_status().json()
        fields = [each for item in document["paths"].values() for each in item.values()]
        operations = {each["operationId"] for each in fields if isinstance(each, dict) and "operationId" in each}
        async with Client(FastMCP.from_openapi(document, http)) as agent:
            tools = {tool.name for tool in await agent.list_tools()}
            assert tools == operations, tools ^ operations
            boards = (await agent.call_tool("listBoards", {})).structured_content
            assert boards["result"][0]["title"], boards
            found = (await agent.call_tool("searchSite", {"q": boards["result"][0]["title"]})).structured_content
            assert found, found
    print(f"{len(tools)} tools")


for query in ("", "?tags=forum,search"):
    asyncio.run(offer(sys.argv[1], query))
